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

/** A coverage that can be changed, with its member in the request. */
export type Editable = Coverage & { readonly apiKey: string };

/** The parts of a car that decide which deductibles it can have. */
export type Insured = Pick<VehicleAnswer, "key" | "plYear" | "plMake" | "plModel" | "ownershipType">;

/** The choices that a line offers, for the cars that it insures. */
export interface Customizable {
  readonly line: InsuranceLine;
  readonly editable: readonly Editable[];
  readonly cars: readonly Insured[];
}

const isTyped = ({ increments }: Coverage): boolean => increments.incrementType === "RANGE";

/** The coverages that can be changed beside the quotes: those that the service marks as editable. Life asks for its amount in a step. */
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

/** True for a car's deductibles, comprehensive first: without it there is no collision. */
export const isByVehicle = ({ isDeductible }: Coverage, line: InsuranceLine): boolean => line === "PERSONAL_AUTO" && isDeductible;

/** True when the value can be requested: an option, or whole dollars within the bounds of typed amounts. */
export const isOffered = (coverage: Coverage, value: string): boolean =>
  coverage.increments.options.some((option) => option.value === value) ||
  (isTyped(coverage) && /^\d{1,8}$/.test(value) && Number(value) >= typedCoverage.min && Number(value) <= typedCoverage.max);

/** Only cars that are paid in full can go without, because a lender requires both. */
export const mayLeaveOut = (coverage: Coverage, car: Insured): boolean => car.ownershipType === "Owned" && isOffered(coverage, optOut);

/** The current value: the visitor's choice, else the service's proposal. */
export function heldValue(coverage: Editable, { all, byVehicle }: CoverageChoices, car?: Insured): string {
  const value = (car && byVehicle[car.key]?.[coverage.apiKey]) ?? all[coverage.apiKey];
  const isOpen = value !== undefined && isOffered(coverage, value) && (value !== optOut || !car || mayLeaveOut(coverage, car));
  return isOpen ? value : coverage.defaultValue;
}

/** The choices with one more. Leaving out comprehensive also leaves out collision; taking it back restores the proposed collision. */
export function withChoice(choices: CoverageChoices, coverage: Editable, value: string, car?: Insured, collision?: Editable): CoverageChoices {
  if (!car) return { ...choices, all: { ...choices.all, [coverage.apiKey]: value } };
  const own = { ...choices.byVehicle[car.key], [coverage.apiKey]: value };
  const goesAlong = collision && collision !== coverage;
  const wasOut = heldValue(coverage, choices, car) === optOut;
  if (goesAlong && value === optOut) own[collision.apiKey] = optOut;
  else if (goesAlong && wasOut) own[collision.apiKey] = collision.defaultValue;
  return { ...choices, byVehicle: { ...choices.byVehicle, [car.key]: own } };
}

/** The steps of a stepper, ascending. Includes a typed amount. */
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

/** A change in words and in values. */
export type WeighedEdit = CoverageEdit & { readonly change: CoverageChange };

/** The differences between two sets of choices: in words for the price history, as values for the estimate. */
export function editsBetween({ editable, line, cars }: Customizable, before: CoverageChoices, after: CoverageChoices): readonly WeighedEdit[] {
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
