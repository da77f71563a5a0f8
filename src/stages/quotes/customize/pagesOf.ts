import { isByVehicle, type Customizable, type Editable, type Insured } from "./choices";

/** One page of the dialog: a car with its deductibles, or without a car what the whole policy has. */
export interface ChoicePage {
  readonly car?: Insured;
  readonly coverages: readonly Editable[];
}

/** The dialog's pages: each car's, then the policy's, without empty ones. */
export function pagesOf({ editable, line, cars }: Customizable): readonly ChoicePage[] {
  const ofCars = editable.filter((coverage) => isByVehicle(coverage, line));
  const ofAll = editable.filter((coverage) => !isByVehicle(coverage, line));
  return [...cars.map((car) => ({ car, coverages: ofCars })), { coverages: ofAll }].filter(({ coverages }) => coverages.length > 0);
}
