import { mileage } from "../../business/limits";
import type { Answers } from "../../flow/field";
import { stateField, zipField } from "../../session/fields/address";
import { bundling } from "../../steps/bundling/fields";
import { ratedDrivers } from "../../steps/drivers/rated";
import { milesField } from "../../steps/mileage/fields";
import { priorBILimit } from "../../steps/priorBodilyInjury/fields";
import { ratedVehicles } from "../../steps/vehicles/rated";
import { motorcycles } from "./fields";

/** Everything that moves a motorcycle premium, and nothing else. */
export const ratingInput = (answers: Answers): unknown => [
  answers.get(stateField),
  answers.get(zipField),
  ratedDrivers(answers),
  ratedVehicles(answers.get(motorcycles)),
  answers.get(priorBILimit),
  answers.get(milesField("annualMileage", mileage.motorcycle)),
  answers.get(bundling),
];
