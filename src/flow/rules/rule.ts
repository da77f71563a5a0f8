import type { Phrase } from "../../kernel/phrase";
import type { RuleContext } from "../field";

export type Rule<Value> = (value: Value, context: RuleContext) => Phrase | null;

/** The first message of several rules. */
export const firstOf =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value, context) => {
    for (const rule of rules) {
      const message = rule(value, context);
      if (message) return message;
    }
    return null;
  };

/** Text that isn't only spaces. */
export const filled =
  (message: Phrase): Rule<string> =>
  (value) =>
    value.trim() === "" ? message : null;

/** A choice was made. */
export const chosen =
  <Value>(message: Phrase): Rule<Value | null> =>
  (value) =>
    value === null || value === "" ? message : null;

/** The rule, where something was typed at all. */
export const optional =
  (rule: Rule<string>): Rule<string> =>
  (value, context) =>
    value.trim() === "" ? null : rule(value, context);
