import { mileage } from "../../business/limits";
import type { Answers } from "../../flow/field";
import { stateField, zipField } from "../../session/fields/address";
import { bundling } from "../../steps/bundling/fields";
import { ratedDrivers } from "../../steps/drivers/rated";
import { milesField } from "../../steps/mileage/fields";
import { priorBILimit } from "../../steps/priorBodilyInjury/fields";
import { vehicles } from "../../steps/vehicles/fields";
import { ratedVehicles } from "../../steps/vehicles/rated";
import { yearsCovered } from "./fields";

/** Everything that moves an auto premium, and nothing else. */
export const ratingInput = (answers: Answers): unknown => [
  answers.get(stateField),
  answers.get(zipField),
  ratedDrivers(answers),
  ratedVehicles(answers.get(vehicles)),
  answers.get(yearsCovered),
  answers.get(priorBILimit),
  answers.get(milesField("numberOfMiles", mileage.auto)),
  answers.get(bundling),
];
