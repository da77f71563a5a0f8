import type { Coverage, EditableCoverage } from "../../../src/api/contract/coverage";
import type { InsuranceLine } from "../../../src/business/lines";
import { typedCoverage } from "../../../src/business/limits";
import { dollars } from "../../../src/kernel/money";
import { describeProperty } from "../reference/describeProperty";
import { isPropertyLine } from "../reference/propertyLines";
import { addressOf, stateOf, type ApplicationParts } from "../resources/applications/parts";
import { autoCoveragesIn } from "./autoOptions";
import { editableCoveragesOf } from "./chosen";
import { lifeCoveragesOffered } from "./lifeOptions";
import { motorcycleCoveragesIn } from "./motorcycleOptions";
import { petCoveragesOffered } from "./petOptions";
import { propertyCoveragesIn } from "./propertyOptions";

/** A line's coverages in a state, in display order. OTHER has none. */
export function coveragesIn(line: InsuranceLine, state: string): readonly Coverage[] {
  if (isPropertyLine(line)) return propertyCoveragesIn(line, state);
  switch (line) {
    case "PERSONAL_AUTO":
      return autoCoveragesIn(state);
    case "MOTORCYCLE":
      return motorcycleCoveragesIn(state);
    case "LIFE":
      return lifeCoveragesOffered();
    case "PET":
      return petCoveragesOffered();
    default:
      return [];
  }
}

/** What was chosen, by the coverages' apiKeys. Life's amount is an answer of its own, wherever it is changed. */
export const chosenFor = ({ chosenCoverages, life }: ApplicationParts): Readonly<Record<string, string>> => ({
  ...chosenCoverages,
  ...(life?.deathBenefit !== undefined && { faceAmount: String(life.deathBenefit) }),
});

/** Whether the value may be chosen: one of a LIST, or a whole amount within the bounds of typed ones. */
export function isOffered({ increments }: Coverage, value: string): boolean {
  if (increments.options.some((option) => option.value === value)) return true;
  return increments.incrementType === "RANGE" && Number(value) >= typedCoverage.min && Number(value) <= typedCoverage.max;
}

/** The choice, or the default where nothing was chosen or what was isn't offered. */
export function heldValue(coverage: Coverage, chosen: Readonly<Record<string, string>>): string {
  const value = coverage.apiKey === undefined ? undefined : chosen[coverage.apiKey];
  return value !== undefined && isOffered(coverage, value) ? value : coverage.defaultValue;
}

/** What the person may edit, with what holds now. Percentages of a dwelling whose cost is known say what they come to. */
export function editableCoveragesFor(line: InsuranceLine, parts: ApplicationParts): EditableCoverage[] {
  const state = stateOf(parts);
  if (line === "PERSONAL_AUTO") return editableCoveragesOf(state, parts.autoCoverageData);
  const chosen = chosenFor(parts);
  const dwelling = isPropertyLine(line) && line !== "RENTERS" ? describeProperty(addressOf(parts), line, parts.prefillData, parts.staged?.property).replacementCost : null;
  return coveragesIn(line, state).flatMap((coverage) => {
    const { apiKey } = coverage;
    if (!coverage.isEditable || apiKey === undefined) return [];
    const increments = { ...coverage.increments, options: coverage.increments.options.map((option) => inDollars(option, dwelling)) };
    return [{ ...coverage, apiKey, increments, value: heldValue(coverage, chosen) }];
  });
}

const inDollars = <Given extends { value: string; label: string }>(option: Given, dwelling: number | null): Given =>
  dwelling !== null && option.label.endsWith("% of dwelling")
    ? { ...option, label: `${dollars((dwelling * Number(option.value)) / 100)} (${option.label})` }
    : option;
