import type { Phrase } from "../../kernel/phrase";
import type { RuleContext } from "../field";

export type Rule<Value> = (value: Value, context: RuleContext) => Phrase | null;

/** Returns the first message of several rules. */
export const firstOf =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value, context) => {
    for (const rule of rules) {
      const message = rule(value, context);
      if (message) return message;
    }
    return null;
  };

/** Requires text that isn't only spaces. */
export const filled =
  (message: Phrase): Rule<string> =>
  (value) =>
    value.trim() === "" ? message : null;

/** Requires a choice. */
export const chosen =
  <Value>(message: Phrase): Rule<Value | null> =>
  (value) =>
    value === null || value === "" ? message : null;

/** Applies the rule if something was typed. */
export const optional =
  (rule: Rule<string>): Rule<string> =>
  (value, context) =>
    value.trim() === "" ? null : rule(value, context);
