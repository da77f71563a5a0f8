import { field } from "../../flow/field";
import { messages } from "../../flow/rules/messages";
import { chosen } from "../../flow/rules/rule";
import { z } from "../../kernel/zod";

/** Whether a second line is wanted; null while unanswered. It is offered after the first one's success. */
export const bundling = field<boolean | null>("bundling", z.nullable(z.boolean()), {
  label: "Add another quote",
  initial: null,
  rated: true,
  rule: chosen<boolean>(messages.selection),
});
