import { hurricaneDeductible, condominiumCoverages, homeownersCoverages, landlordCoverages, rentersCoverages } from "../../../src/business/coveragesProperty";
import type { CoverageDefinition } from "../../../src/business/coverages";
import type { PropertyLine } from "../../../src/business/propertyLines";
import { deductibleOption, dollarOption, fixed, listed, oncePerState, type Choice, type Option } from "../coverages/choices";

const definitions: Readonly<Record<PropertyLine, readonly CoverageDefinition[]>> = {
  PERSONAL_HOME: homeownersCoverages,
  CONDOMINIUM: condominiumCoverages,
  RENTERS: rentersCoverages,
  LANDLORD: landlordCoverages,
};

/** Percentages of the dwelling; without one (renters, and the property of a condominium's owner) of the contents. */
const ofDwelling = (percent: number): Option => ({ value: String(percent), label: `${percent}% of home structure` });

const contents: Readonly<Record<PropertyLine, Choice>> = {
  PERSONAL_HOME: list([30, 40, 50, 60, 70].map(ofDwelling), "50"),
  LANDLORD: list([5, 10, 20].map(ofDwelling), "5"),
  CONDOMINIUM: range([20_000, 40_000, 60_000, 80_000, 100_000], 60_000),
  RENTERS: range([10_000, 20_000, 30_000, 50_000, 75_000, 100_000], 30_000),
};

const deductibles: Readonly<Record<PropertyLine, Choice>> = {
  PERSONAL_HOME: list([500, 1_000, 1_500, 2_500, 5_000, 10_000].map(deductibleOption), "2500"),
  LANDLORD: list([1_000, 1_500, 2_500, 5_000, 10_000].map(deductibleOption), "2500"),
  CONDOMINIUM: list([500, 1_000, 1_500, 2_500, 5_000].map(deductibleOption), "1000"),
  RENTERS: list([250, 500, 1_000, 2_500].map(deductibleOption), "1000"),
};

function list(options: Option[], defaultValue: string): Choice {
  return { options, defaultValue, isRequired: true };
}

/** Typed amounts: the options are suggestions. */
function range(suggested: readonly number[], usual: number): Choice {
  return { ...list(suggested.map(dollarOption), String(usual)), incrementType: "RANGE" };
}

function choiceOf(id: string, line: PropertyLine, state: string): Choice {
  switch (id) {
    case "DWELLING":
      return fixed({ value: "100", label: "Cost to rebuild" });
    case "OTHER":
      return fixed(ofDwelling(10));
    case "CONTENTS":
      return contents[line];
    case "LOSS_OF_USE":
      return fixed(isByContents(line) ? { value: "20", label: "20% of personal property" } : ofDwelling(20));
    case "PERSONAL_LIABILITY":
      return list([100_000, 300_000, 500_000, 1_000_000].map(dollarOption), line === "RENTERS" ? "100000" : "300000");
    case "MEDICAL_PAYMENT":
      return fixed(dollarOption(5_000));
    case "ALL_PERILS":
      return deductibles[line];
    case "WINDSTORM":
      return fixed(state === "FL" ? ofDwelling(2) : ofDwelling(1));
    case "EXTENDED_COVERAGE":
      return fixed({ value: "25", label: "25%" });
    default:
      throw new Error(`No choice for a home's ${id}`);
  }
}

/** Loss of use depends on the contents if most of the building belongs to somebody else. */
export const isByContents = (line: PropertyLine): boolean => line === "RENTERS" || line === "CONDOMINIUM";

const make = (line: PropertyLine) =>
  oncePerState((state) =>
    listed(
      definitions[line].map((definition) => ({ ...definition, ...(definition.id === "WINDSTORM" && state === "FL" && hurricaneDeductible) })),
      ({ id }) => choiceOf(id, line, state),
    ),
  );

const byLine = {
  PERSONAL_HOME: make("PERSONAL_HOME"),
  CONDOMINIUM: make("CONDOMINIUM"),
  RENTERS: make("RENTERS"),
  LANDLORD: make("LANDLORD"),
};

/** A property line's coverages in a state, in display order. Amounts that follow the dwelling are percentages of it. */
export const propertyCoveragesIn = (line: PropertyLine, state: string) => byLine[line](state);
