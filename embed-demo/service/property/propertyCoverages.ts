import type { Coverage } from "../../../src/api/contract/coverage";
import type { Quote } from "../../../src/api/contract/quote";
import { dollars } from "../../../src/kernel/money";
import { heldValue } from "../coverages/held";
import { isByContents, shareOfDwelling, type PropertyKind } from "./propertyKind";
import type { PropertyInput } from "./propertyInput";

/** The amount of each coverage in dollars; null for a share that isn't one. */
export interface Amounts {
  dwelling: number;
  contents: number;
  liability: number;
  deductible: string;
}

export function amountsOf(kind: PropertyKind, input: PropertyInput, dwelling: number): Amounts {
  const value = valuesOf(kind, input);
  const contents = Number(value("CONTENTS"));
  return {
    dwelling,
    contents: isByContents(kind.line) ? contents : (dwelling * contents) / 100,
    liability: Number(value("PERSONAL_LIABILITY")),
    deductible: value("ALL_PERILS"),
  };
}

/** A quote's coverages in display form. A deductible that is a share of the dwelling is shown in dollars (Florida §627.712). */
export function shownCoverages(kind: PropertyKind, input: PropertyInput, amounts: Amounts): Quote["coverages"] {
  const value = valuesOf(kind, input);
  return kind.coveragesIn(input.state).map((coverage) => ({
    id: coverage.id,
    quoteKey: coverage.quoteKey,
    label: coverage.label,
    ...shown(coverage, value(coverage.id), amounts, kind.line),
  }));
}

function shown(coverage: Coverage, value: string, { dwelling, contents }: Amounts, line: PropertyKind["line"]): { value: string; amount: number | null } {
  const inDollars = (amount: number) => ({ value: dollars(amount), amount: Math.round(amount) });
  switch (coverage.id) {
    case "DWELLING":
      return inDollars(dwelling);
    case "CONTENTS":
      return inDollars(contents);
    case "OTHER":
      return inDollars((dwelling * Number(value)) / 100);
    case "LOSS_OF_USE":
      return inDollars(((isByContents(line) ? contents : dwelling) * Number(value)) / 100);
    case "WINDSTORM": {
      const { amount } = inDollars((dwelling * Number(value)) / 100);
      return { value: `${dollars(amount)} (${shareOfDwelling(value, line)})`, amount };
    }
    case "EXTENDED_COVERAGE":
      return { value: `${value}%`, amount: null };
    default:
      return inDollars(Number(value));
  }
}

const valuesOf =
  ({ coveragesIn }: PropertyKind, { state, chosen }: PropertyInput) =>
  (id: string): string => {
    const coverage = coveragesIn(state).find((candidate) => candidate.id === id);
    return coverage ? heldValue(coverage, chosen) : "0";
  };
