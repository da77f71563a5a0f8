import type { PartnerFlag } from "../business/partnerFlags";
import { assertNever } from "../kernel/assertNever";
import type { Answers, Field } from "./field";

/**
 * Facts beside the answers: the selected quote can be bought online; the line has ended with an advisor or a hand-off; it ended
 * last, and nothing was started since; a policy was bought; it was bought last, and no other quote was started since.
 */
export type Fact = "bindableQuote" | "finalized" | "over" | "insured" | "purchased";

/**
 * Conditions are data: one function evaluates them, another lists the fields that they read, so that tests can verify the
 * flow.
 */
export type Condition =
  | { readonly op: "all" | "any"; readonly of: readonly Condition[] }
  | { readonly op: "not"; readonly of: Condition }
  | { readonly op: "is"; readonly field: Field<unknown>; readonly value: unknown }
  | { readonly op: "inStates"; readonly states: readonly string[] }
  | { readonly op: "flag"; readonly flag: PartnerFlag }
  | { readonly op: "has"; readonly fact: Fact };

export const all = (...of: Condition[]): Condition => ({ op: "all", of });
export const any = (...of: Condition[]): Condition => ({ op: "any", of });
export const not = (of: Condition): Condition => ({ op: "not", of });
export const is = <Value>(field: Field<Value>, value: NoInfer<Value>): Condition => ({ op: "is", field, value });
/** False while the state is unknown: a step for some states waits, and a step that some states skip is asked. */
export const inStates = (states: readonly string[]): Condition => ({ op: "inStates", states });
export const flag = (name: PartnerFlag): Condition => ({ op: "flag", flag: name });
export const has = (fact: Fact): Condition => ({ op: "has", fact });

export interface ConditionContext {
  readonly answers: Answers;
  readonly state: string | null;
  readonly flags: ReadonlySet<PartnerFlag>;
  readonly facts: ReadonlySet<Fact>;
}

export function evaluate(condition: Condition, context: ConditionContext): boolean {
  switch (condition.op) {
    case "all":
      return condition.of.every((part) => evaluate(part, context));
    case "any":
      return condition.of.some((part) => evaluate(part, context));
    case "not":
      return !evaluate(condition.of, context);
    case "is":
      return context.answers.get(condition.field) === condition.value;
    case "inStates":
      return context.state !== null && condition.states.includes(context.state);
    case "flag":
      return context.flags.has(condition.flag);
    case "has":
      return context.facts.has(condition.fact);
    default:
      return assertNever(condition);
  }
}

/** Returns the names of the fields that a condition reads. */
export function reads(condition: Condition): readonly string[] {
  switch (condition.op) {
    case "all":
    case "any":
      return condition.of.flatMap(reads);
    case "not":
      return reads(condition.of);
    case "is":
      return [condition.field.name];
    default:
      return [];
  }
}
