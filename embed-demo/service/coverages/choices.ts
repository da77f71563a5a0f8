import type { Coverage } from "../../../src/api/contract/coverage";
import { advisedDeductible, excludedCoverages, type CoverageDefinition } from "../../../src/business/coverages";
import { dollars } from "../../../src/kernel/money";

export type Option = Coverage["increments"]["options"][number];

/** What may be chosen for a coverage somewhere. */
export interface Choice {
  options: Option[];
  isRequired: boolean;
  defaultValue: string;
  /** LIST where it isn't said. */
  incrementType?: Coverage["increments"]["incrementType"];
}

export const dollarOption = (value: number): Option => ({ value: String(value), label: dollars(value) });

/** The advised one says so. */
export const deductibleOption = (value: number): Option => ({
  ...dollarOption(value),
  ...(value === advisedDeductible && { toolTipDescription: "Most common choice." }),
});

/** A coverage that is what it is: nothing to choose. */
export const fixed = (option: Option): Choice => ({ options: [option], isRequired: true, defaultValue: option.value });

/** Definitions with their choices, in display order. Excluded ones, and those without a choice, are left out. */
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

/** Remembers what was made for a state: rating asks for it with every carrier. */
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
