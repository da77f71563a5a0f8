import { hurricaneDeductible } from "../../../src/business/coveragesProperty";
import type { CoverageDefinition } from "../../../src/business/coverages";
import type { PropertyLine } from "../../../src/business/propertyLines";
import type { Coverage } from "../../../src/api/contract/coverage";
import type { RecordedKind } from "../reference/propertyRecord";
import type { stateRates } from "../reference/stateRates";
import { deductibleOption, dollarOption, fixed, listed, oncePerState, type Choice, type Option } from "../coverages/choices";

/** The facts in which one property line differs from another. */
interface PropertyFacts extends RecordedKind {
  readonly line: PropertyLine;
  readonly coverages: readonly CoverageDefinition[];
  /** Limits of personal property, in percent of the dwelling or in dollars, and the usual one. */
  readonly contents: { readonly unit: "percent" | "dollars"; readonly limits: readonly number[]; readonly usual: number };
  /** Dollars. */
  readonly deductibles: { readonly limits: readonly number[]; readonly usual: number };
  /** The uses are asked and rated, in place of the occupancy. */
  readonly ratesUses: boolean;
  /** Dollars insured by the state's average premium: the building, or its contents. */
  readonly typical: number;
  /** The state's average premium, in dollars a year. */
  average(rates: ReturnType<typeof stateRates>): number;
}

/** One kind of home: its facts, and its coverages in a state, in display order. Amounts that follow the dwelling are percentages of it. */
export interface PropertyKind extends PropertyFacts {
  coveragesIn(state: string): readonly Coverage[];
}

/** Percentages of the dwelling; without one (renters, and the property of a condominium's owner) of the contents. */
const ofDwelling = (percent: number): Option => ({ value: String(percent), label: `${percent}% of home structure` });

/** A share of the dwelling in words: of a condominium, its owner insures the inside of the unit. */
export const shareOfDwelling = (percent: string, line: PropertyLine): string => `${percent}% of ${line === "CONDOMINIUM" ? "your unit's interior" : "home structure"}`;

const contentsOf = ({ contents: { unit, limits, usual } }: PropertyFacts): Choice =>
  unit === "percent" ? list(limits.map(ofDwelling), String(usual)) : range(limits, usual);

const deductiblesOf = ({ deductibles: { limits, usual } }: PropertyFacts): Choice => list(limits.map(deductibleOption), String(usual));

function list(options: Option[], defaultValue: string): Choice {
  return { options, defaultValue, isRequired: true };
}

/** Typed amounts: the options are suggestions. */
function range(suggested: readonly number[], usual: number): Choice {
  return { ...list(suggested.map(dollarOption), String(usual)), incrementType: "RANGE" };
}

function choiceOf(id: string, facts: PropertyFacts, state: string): Choice {
  switch (id) {
    case "DWELLING":
      return fixed({ value: "100", label: "Cost to rebuild" });
    case "OTHER":
      return fixed(ofDwelling(10));
    case "CONTENTS":
      return contentsOf(facts);
    case "LOSS_OF_USE":
      return fixed(isByContents(facts.line) ? { value: "20", label: "20% of personal property" } : ofDwelling(20));
    case "PERSONAL_LIABILITY":
      return list([100_000, 300_000, 500_000, 1_000_000].map(dollarOption), facts.line === "RENTERS" ? "100000" : "300000");
    case "MEDICAL_PAYMENT":
      return fixed(dollarOption(5_000));
    case "ALL_PERILS":
      return deductiblesOf(facts);
    case "WINDSTORM":
      return windstormIn(state, facts.line);
    case "EXTENDED_COVERAGE":
      return fixed({ value: "25", label: "25%" });
    default:
      throw new Error(`No choice for a home's ${id}`);
  }
}

function windstormIn(state: string, line: PropertyLine): Choice {
  const value = state === "FL" ? "2" : "1";
  return fixed({ value, label: shareOfDwelling(value, line) });
}

/** Loss of use depends on the contents if most of the building belongs to somebody else. */
export const isByContents = (line: PropertyLine): boolean => line === "RENTERS" || line === "CONDOMINIUM";

/** Returns a kind of home by its facts. */
export const propertyKind = (facts: PropertyFacts): PropertyKind => ({
  ...facts,
  coveragesIn: oncePerState((state) =>
    listed(
      facts.coverages.map((definition) => ({ ...definition, ...(definition.id === "WINDSTORM" && state === "FL" && hurricaneDeductible(facts.line)) })),
      ({ id }) => choiceOf(id, facts, state),
    ),
  ),
});
