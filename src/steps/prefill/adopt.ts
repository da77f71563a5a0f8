import type { PropertyPrefill } from "../../api/contract/applications/property";
import type { AnyField, Answers } from "../../flow/field";
import { answersOf } from "../../flow/field";
import { costKey, originOf, typedFact } from "./facts";
import { origins, rebuildCost, recordsFound } from "./fields";
import type { RebuildCost } from "./fields";
import type { Origin } from "./names";

/** The service's answer about a property, from any of its calls. */
export interface PropertyAnswer {
  readonly providerStatus: "COMPLETE" | "PARTIAL" | "FAILED";
  readonly prefillData: PropertyPrefill;
  readonly origins: Readonly<Record<string, string | undefined>>;
  readonly replacementCost: number | null;
  readonly providerReturnedReplacementCost: boolean;
  readonly providerRecalculatedReplacementCost: boolean;
  readonly replacementCostIsEstimate: boolean;
}

/** The rebuild cost with its flags and the key of the facts it was computed from. */
function costOf(answer: PropertyAnswer, facts: readonly AnyField[]): RebuildCost {
  const described = answersOf(Object.fromEntries(facts.map((fact) => [fact.name, typedFact(fact, answer.prefillData)])));
  const estimate = answer.replacementCostIsEstimate;
  return {
    amount: answer.replacementCost,
    returned: answer.providerReturnedReplacementCost,
    recalculated: answer.providerRecalculatedReplacementCost,
    estimate,
    of: costKey(described, facts, estimate),
  };
}

/** The origins of facts and the rebuild cost: the parts of the service's answer that an edit takes over. */
export const learned = (answer: PropertyAnswer, facts: readonly AnyField[]) => ({
  origins: Object.fromEntries(
    facts.flatMap((fact) => {
      const origin = originOf(fact, answer.origins);
      return origin === undefined ? [] : [[fact.name, origin]];
    }),
  ) as Readonly<Record<string, Origin>>,
  cost: costOf(answer, facts),
});

/**
 * The facts found for an address, as answers; `at` names the address. For the same address an application may be created again: the
 * visitor's own answers stay, and so do records that can't be had this time, which then count as the visitor's, who has seen them. For
 * another address all are replaced, and the `more` answers about the building are reset.
 */
export function found(
  answer: PropertyAnswer,
  facts: readonly AnyField[],
  before: Answers,
  at: string,
  more: readonly AnyField[] = [],
): Record<string, unknown> {
  const last = before.get(recordsFound);
  const isSamePlace = !last || last.at === at;
  const known = before.get(origins);
  const news = learned(answer, facts);
  const isRecordGone = ({ name }: AnyField): boolean => known[name] === "PUBLIC_RECORD" && news.origins[name] !== "PUBLIC_RECORD";
  const kept = facts.filter((fact) => isSamePlace && (known[fact.name] === "CUSTOMER" || isRecordGone(fact)));
  const fresh = facts.filter((fact) => !kept.includes(fact));
  return {
    [rebuildCost.name]: news.cost,
    [origins.name]: { ...news.origins, ...Object.fromEntries(kept.map(({ name }) => [name, "CUSTOMER"])) },
    ...Object.fromEntries(fresh.map((fact) => [fact.name, typedFact(fact, answer.prefillData)])),
    ...(!isSamePlace && Object.fromEntries(more.map(({ name, initial }) => [name, initial]))),
    [recordsFound.name]: { status: answer.providerStatus, at },
  };
}
