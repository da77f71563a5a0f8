import type { PropertyPrefill } from "../../api/contract/applications/property";
import type { AnyField, Answers } from "../../flow/field";
import { formatWholeNumber, wholeNumber } from "../../flow/rules/number";
import { hashOf } from "../../kernel/ids";
import { centralAC, constructionQuality, foundationType, numberOfStories, roofType, roofUpdated, squareFootage, yearBuilt } from "./fields";

const figures: ReadonlySet<string> = new Set(["yearBuilt", "squareFootage", "numberOfStories", "numberOfFloors"]);

/** Facts have their wire names, except `homeOccupancy`: here `occupancyType` is the list of uses of a home that is rented out. */
const wireName = (name: string): string => (name === "homeOccupancy" ? "occupancyType" : name);

/** True when the fact has no answer. */
export const isMissing = (value: unknown): boolean => value === "" || value === null || value === undefined;

/** A fact's wire value; undefined while it has no valid answer. */
function wireValue(name: string, value: unknown): unknown {
  if (isMissing(value)) return undefined;
  return figures.has(name) ? (wholeNumber(String(value)) ?? undefined) : value;
}

/** True when the fact is shown: the time since a roof update only if there was one, and a fact without a rule only if it is known. */
export const isAsked = (fact: AnyField, answers: Answers): boolean =>
  fact.name === "timeSinceRoofUpdate" ? answers.get(roofUpdated) === true : fact.rule !== undefined || !isMissing(answers.get(fact));

/** These facts under their wire names. */
export const wireFacts = (answers: Answers, facts: readonly AnyField[]): PropertyPrefill =>
  Object.fromEntries(
    facts
      .filter((fact) => isAsked(fact, answers))
      .map((fact) => [wireName(fact.name), wireValue(fact.name, answers.get(fact))] as const)
      .filter(([, value]) => value !== undefined),
  );

/** The wire's value of a fact, in the form in which it is typed or chosen. */
export function typedFact(fact: AnyField, data: PropertyPrefill): unknown {
  const value = (data as Readonly<Record<string, unknown>>)[wireName(fact.name)];
  if (value === undefined) return fact.initial;
  if (!figures.has(fact.name)) return value;
  return fact.name === "yearBuilt" ? String(value) : formatWholeNumber(String(value));
}

/** The origin of a fact according to the wire. */
export const originOf = (fact: AnyField, origins: Readonly<Record<string, string | undefined>>): string | undefined => origins[wireName(fact.name)];

/** The facts that our estimate is computed from; a provider's own cost also uses those in `inCost`. */
const inEstimate = [squareFootage, constructionQuality];
const inCost = [...inEstimate, yearBuilt, numberOfStories, roofType, foundationType, centralAC];

/** The line's facts that a rebuild cost is computed from. */
export const costFacts = (facts: readonly AnyField[], isEstimate: boolean): readonly AnyField[] =>
  facts.filter(({ name }) => (isEstimate ? inEstimate : inCost).some((fact) => fact.name === name));

/** A hash of those facts. A cost with another hash is out of date. */
export const costKey = (answers: Answers, facts: readonly AnyField[], isEstimate: boolean): string =>
  hashOf(wireFacts(answers, costFacts(facts, isEstimate)));
