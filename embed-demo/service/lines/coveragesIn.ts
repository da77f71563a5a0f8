import type { Coverage, EditableCoverage } from "../../../src/api/contract/coverage";
import type { InsuranceLine } from "../../../src/business/lines";
import { serviceLine } from "./serviceLines";
import { stateOf, type ApplicationParts } from "../database/parts";
import { editableOf } from "../coverages/held";

/** A line's coverages in a state, in display order. OTHER has none. */
export const coveragesIn = (line: InsuranceLine, state: string): readonly Coverage[] => serviceLine(line)?.coveragesIn(state) ?? [];

/** The editable coverages with their current values. */
export function editableCoveragesFor(line: InsuranceLine, parts: ApplicationParts): EditableCoverage[] {
  const own = serviceLine(line);
  return own ? editableOf(own.coveragesIn(stateOf(parts)), own.chosen(parts), own.dwelling(parts)) : [];
}
