import type { Coverage, EditableCoverage } from "../../../src/api/contract/coverage";
import { typedCoverage } from "../../../src/business/limits";
import { dollars } from "../../../src/kernel/money";
import type { ApplicationParts } from "../database/parts";

/** Values by the coverages' apiKeys. */
export type Chosen = Readonly<Record<string, string | undefined>>;

/** The chosen values. Life's amount is an answer of its own, wherever it is changed. */
export const chosenFor = ({ chosenCoverages, life }: ApplicationParts): Readonly<Record<string, string>> => ({
  ...chosenCoverages,
  ...(life?.deathBenefit !== undefined && { faceAmount: String(life.deathBenefit) }),
});

/** True when the value can be chosen: an option of a LIST, or a whole amount within the bounds of typed ones. */
export function isOffered({ increments }: Coverage, value: string): boolean {
  if (increments.options.some((option) => option.value === value)) return true;
  return increments.incrementType === "RANGE" && Number(value) >= typedCoverage.min && Number(value) <= typedCoverage.max;
}

/** The chosen value, or the default if nothing offered was chosen. */
export function heldValue(coverage: Coverage, chosen: Chosen): string {
  const value = coverage.apiKey === undefined ? undefined : chosen[coverage.apiKey];
  return value !== undefined && isOffered(coverage, value) ? value : coverage.defaultValue;
}

/** The current values by apiKey: the same if a default was chosen or nothing was. */
export const heldValues = (coverages: readonly Coverage[], chosen: Chosen): Readonly<Record<string, string>> =>
  Object.fromEntries(
    coverages.flatMap((coverage) => (coverage.apiKey !== undefined && coverage.isEditable ? [[coverage.apiKey, heldValue(coverage, chosen)] as const] : [])),
  );

/** The editable coverages with their current values. Percentages of a dwelling with a known cost also show the amount. */
export const editableOf = (coverages: readonly Coverage[], chosen: Chosen, dwelling: number | null): EditableCoverage[] =>
  coverages.flatMap((coverage) => {
    const { apiKey } = coverage;
    if (!coverage.isEditable || apiKey === undefined) return [];
    const increments = { ...coverage.increments, options: coverage.increments.options.map((option) => inDollars(option, dwelling)) };
    return [{ ...coverage, apiKey, increments, value: heldValue(coverage, chosen) }];
  });

const inDollars = <Given extends { value: string; label: string }>(option: Given, dwelling: number | null): Given =>
  dwelling !== null && option.label.endsWith("% of home structure")
    ? { ...option, label: `${dollars((dwelling * Number(option.value)) / 100)} (${option.label})` }
    : option;
