import { hurricaneDeductible } from "../../../src/business/coveragesProperty";
import { propertyLines, type PropertyLine } from "../../../src/business/propertyLines";
import { propertyKinds } from "../reference/propertyKinds";
import { deductibleOption, dollarOption, fixed, listed, oncePerState, type Choice, type Option } from "../coverages/choices";

/** Percentages of the dwelling; without one (renters, and the property of a condominium's owner) of the contents. */
const ofDwelling = (percent: number): Option => ({ value: String(percent), label: `${percent}% of home structure` });

const contentsOf = (line: PropertyLine): Choice => {
  const { unit, limits, usual } = propertyKinds[line].contents;
  return unit === "percent" ? list(limits.map(ofDwelling), String(usual)) : range(limits, usual);
};

const deductiblesOf = (line: PropertyLine): Choice => {
  const { limits, usual } = propertyKinds[line].deductibles;
  return list(limits.map(deductibleOption), String(usual));
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
      return contentsOf(line);
    case "LOSS_OF_USE":
      return fixed(isByContents(line) ? { value: "20", label: "20% of personal property" } : ofDwelling(20));
    case "PERSONAL_LIABILITY":
      return list([100_000, 300_000, 500_000, 1_000_000].map(dollarOption), line === "RENTERS" ? "100000" : "300000");
    case "MEDICAL_PAYMENT":
      return fixed(dollarOption(5_000));
    case "ALL_PERILS":
      return deductiblesOf(line);
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
      propertyKinds[line].coverages.map((definition) => ({ ...definition, ...(definition.id === "WINDSTORM" && state === "FL" && hurricaneDeductible) })),
      ({ id }) => choiceOf(id, line, state),
    ),
  );

const byLine = new Map(propertyLines.map((line) => [line, make(line)]));

/** A property line's coverages in a state, in display order. Amounts that follow the dwelling are percentages of it. */
export const propertyCoveragesIn = (line: PropertyLine, state: string) => byLine.get(line)!(state);
