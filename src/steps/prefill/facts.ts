import type { PropertyPrefill } from "../../api/contract/applications/property";
import type { AnyField, Answers } from "../../flow/field";
import { formatWholeNumber, wholeNumber } from "../../flow/rules/number";
import { hashOf } from "../../kernel/ids";
import { centralAC, constructionQuality, foundationType, numberOfStories, roofType, roofUpdated, squareFootage, yearBuilt } from "./fields";

const figures: ReadonlySet<string> = new Set(["yearBuilt", "squareFootage", "numberOfStories", "numberOfFloors"]);

/** Only who lives there has a name of its own: the landlord's uses are several. */
const wireName = (name: string): string => (name === "homeOccupancy" ? "occupancyType" : name);

/** Whether nobody has answered. */
export const isMissing = (value: unknown): boolean => value === "" || value === null || value === undefined;

/** A fact as the wire has it; undefined while it is no answer. */
function wireValue(name: string, value: unknown): unknown {
  if (isMissing(value)) return undefined;
  return figures.has(name) ? (wholeNumber(String(value)) ?? undefined) : value;
}

/** A fact that isn't asked says nothing: when a roof was replaced that wasn't, or of which nobody has said so. */
export const isAsked = ({ name }: AnyField, answers: Answers): boolean => name !== "timeSinceRoofUpdate" || answers.get(roofUpdated) === true;

/** These facts under their wire names. */
export const wireFacts = (answers: Answers, facts: readonly AnyField[]): PropertyPrefill =>
  Object.fromEntries(
    facts
      .filter((fact) => isAsked(fact, answers))
      .map((fact) => [wireName(fact.name), wireValue(fact.name, answers.get(fact))] as const)
      .filter(([, value]) => value !== undefined),
  );

/** What the wire says about a fact, as it is typed or chosen. */
export function typedFact(fact: AnyField, data: PropertyPrefill): unknown {
  const value = (data as Readonly<Record<string, unknown>>)[wireName(fact.name)];
  if (value === undefined) return fact.initial;
  if (!figures.has(fact.name)) return value;
  return fact.name === "yearBuilt" ? String(value) : formatWholeNumber(String(value));
}

/** Where the wire says that a fact is from. */
export const originOf = (fact: AnyField, origins: Readonly<Record<string, string | undefined>>): string | undefined => origins[wireName(fact.name)];

/** Facts that our estimate is made of, and what the provider adds for a cost of its own. */
const inEstimate = [squareFootage, constructionQuality];
const inCost = [...inEstimate, yearBuilt, numberOfStories, roofType, foundationType, centralAC];

/** Those of a line's facts that a rebuild cost is made of. */
export const costFacts = (facts: readonly AnyField[], isEstimate: boolean): readonly AnyField[] =>
  facts.filter(({ name }) => (isEstimate ? inEstimate : inCost).some((fact) => fact.name === name));

/** Names what those facts say: another key, and the cost is out of date. */
export const costKey = (answers: Answers, facts: readonly AnyField[], isEstimate: boolean): string =>
  hashOf(wireFacts(answers, costFacts(facts, isEstimate)));
