import { field } from "../../flow/field";
import { messages } from "../../flow/rules/messages";
import { chosen } from "../../flow/rules/rule";
import { z } from "../../kernel/zod";

/** True when the visitor wants a second line; null while unanswered. The second line is offered after the first one's success. */
export const bundling = field<boolean | null>("bundling", z.nullable(z.boolean()), {
  label: "Add another quote",
  initial: null,
  rated: true,
  rule: chosen<boolean>(messages.selection),
});
