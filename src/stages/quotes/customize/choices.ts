import type { Coverage } from "../../../api/contract/coverage";
import { excludedCoverages, optOut } from "../../../business/coverages";
import { typedCoverage } from "../../../business/limits";
import type { InsuranceLine } from "../../../business/lines";
import type { CoverageChange } from "../../../business/whatIf";
import { dollars } from "../../../kernel/money";
import type { CoverageChoices } from "../../../session/fields/coverages";
import type { CoverageEdit } from "../../../session/quotes/priceLedger";
import type { VehicleAnswer } from "../../../steps/vehicles/fields";
import { briefly } from "../terms/usual";

/** A coverage that may be chosen, with its member in what is sent. */
export type Editable = Coverage & { readonly apiKey: string };

/** A car, as far as its deductibles depend on it. */
export type Insured = Pick<VehicleAnswer, "key" | "plYear" | "plMake" | "plModel" | "ownershipType">;

const isTyped = ({ increments }: Coverage): boolean => increments.incrementType === "RANGE";

/** What may be chosen beside the quotes: what the service marks as editable. Life asks for its amount on a step of its own. */
export const editableOf = (definitions: readonly Coverage[], line: InsuranceLine): readonly Editable[] =>
  line === "LIFE"
    ? []
    : definitions.filter(
        (coverage): coverage is Editable =>
          coverage.apiKey !== undefined &&
          coverage.isEditable &&
          !excludedCoverages.includes(coverage.id) &&
          (isTyped(coverage) || coverage.increments.options.length > 1),
      );

/** A car's deductibles, comprehensive first: without it there is no collision. */
export const isByVehicle = ({ isDeductible }: Coverage, line: InsuranceLine): boolean => line === "PERSONAL_AUTO" && isDeductible;

/** Whether the value may be asked for: an option, or whole dollars within the bounds of typed amounts. */
export const isOffered = (coverage: Coverage, value: string): boolean =>
  coverage.increments.options.some((option) => option.value === value) ||
  (isTyped(coverage) && /^\d{1,8}$/.test(value) && Number(value) >= typedCoverage.min && Number(value) <= typedCoverage.max);

/** Going without is for cars that are paid in full: a lender asks for both. */
export const mayLeaveOut = (coverage: Coverage, car: Insured): boolean => car.ownershipType === "Owned" && isOffered(coverage, optOut);

/** What holds: the choice, else what the service proposes. */
export function heldValue(coverage: Editable, { all, byVehicle }: CoverageChoices, car?: Insured): string {
  const value = (car && byVehicle[car.key]?.[coverage.apiKey]) ?? all[coverage.apiKey];
  const isOpen = value !== undefined && isOffered(coverage, value) && (value !== optOut || !car || mayLeaveOut(coverage, car));
  return isOpen ? value : coverage.defaultValue;
}

/** The choices with one more. Without comprehensive there is no collision; with it again, collision is what it was proposed to be. */
export function withChoice(choices: CoverageChoices, coverage: Editable, value: string, car?: Insured, collision?: Editable): CoverageChoices {
  if (!car) return { ...choices, all: { ...choices.all, [coverage.apiKey]: value } };
  const own = { ...choices.byVehicle[car.key], [coverage.apiKey]: value };
  const goesAlong = collision && collision !== coverage;
  const wasOut = heldValue(coverage, choices, car) === optOut;
  if (goesAlong && value === optOut) own[collision.apiKey] = optOut;
  else if (goesAlong && wasOut) own[collision.apiKey] = collision.defaultValue;
  return { ...choices, byVehicle: { ...choices.byVehicle, [car.key]: own } };
}

/** The steps of a stepper, ascending. Of a typed amount also the one that is typed. */
export function rungsOf(coverage: Editable, held: string): readonly string[] {
  const values = coverage.increments.options.map(({ value }) => value);
  if (!isTyped(coverage)) return values;
  return [...new Set([...values, held])].sort((a, b) => Number(a) - Number(b));
}

/** "$100K per person / $300K per incident", "$500". */
export const wordsFor = (coverage: Coverage, value: string): string =>
  coverage.increments.options.find((option) => option.value === value)?.label ?? dollars(Number(value));

/** "2020 Honda Civic" */
export const nameOf = ({ plYear, plMake, plModel }: Insured): string => `${plYear} ${plMake} ${plModel}`;

/** What differs between two sets of choices: for the ledger in words, for the estimate as values. */
export function editsBetween(
  editable: readonly Editable[],
  line: InsuranceLine,
  cars: readonly Insured[],
  before: CoverageChoices,
  after: CoverageChoices,
): readonly (CoverageEdit & { readonly change: CoverageChange })[] {
  return editable.flatMap((coverage) => {
    const owners: readonly (Insured | undefined)[] = isByVehicle(coverage, line) ? cars : [undefined];
    return owners.flatMap((car) => {
      const [from, to] = [heldValue(coverage, before, car), heldValue(coverage, after, car)];
      if (from === to) return [];
      const { id, label } = coverage;
      return [{ id, label, to: briefly(wordsFor(coverage, to)), change: { id, from, to, share: 1 / owners.length } }];
    });
  });
}
