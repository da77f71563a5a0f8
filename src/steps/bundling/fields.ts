import { field } from "../../flow/field";
import { messages } from "../../flow/rules/messages";
import { chosen } from "../../flow/rules/rule";
import { boolean, nullable } from "../../kernel/shape";

/** Whether a second line is wanted; null while unanswered. It is offered after the first one's success (decision 29). */
export const bundling = field<boolean | null>("bundling", nullable(boolean), {
  label: "Add another quote",
  initial: null,
  rule: chosen<boolean>(messages.selection),
});
