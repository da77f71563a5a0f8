import type { Coverage } from "../../../src/api/contract/coverage";
import { advisedDeductible, excludedCoverages, type CoverageDefinition } from "../../../src/business/coverages";
import { dollars } from "../../../src/kernel/money";

export type Option = Coverage["increments"]["options"][number];

/** The options of a coverage in a state. */
export interface Choice {
  options: Option[];
  isRequired: boolean;
  defaultValue: string;
  /** Defaults to LIST. */
  incrementType?: Coverage["increments"]["incrementType"];
}

export const dollarOption = (value: number): Option => ({ value: String(value), label: dollars(value) });

/** The advised one says so. */
export const deductibleOption = (value: number): Option => ({
  ...dollarOption(value),
  ...(value === advisedDeductible && { toolTipDescription: "Most common choice." }),
});

/** A coverage with a single value, which can't be changed. */
export const fixed = (option: Option): Choice => ({ options: [option], isRequired: true, defaultValue: option.value });

/** Definitions with their choices, in display order. Leaves out excluded ones and those without a choice. */
export const listed = <Id extends string>(
  definitions: readonly CoverageDefinition<Id>[],
  choiceOf: (definition: CoverageDefinition<Id>) => Choice | null,
): Coverage[] =>
  definitions.flatMap((definition, index) => {
    const choice = excludedCoverages.includes(definition.id) ? null : choiceOf(definition);
    if (!choice) return [];
    const { options, isRequired, defaultValue, incrementType = "LIST" } = choice;
    return [{ ...definition, displayOrder: index + 1, isRequired, defaultValue, increments: { incrementType, options } }];
  });

/** Caches a result by state, because rating needs it for every carrier. */
export function oncePerState<Made>(make: (state: string) => Made): (state: string) => Made {
  const known = new Map<string, Made>();
  return (state) => {
    const before = known.get(state);
    if (before !== undefined) return before;
    const made = make(state);
    known.set(state, made);
    return made;
  };
}
