import { mileage } from "../../business/limits";
import type { Answers } from "../../flow/field";
import { stateField, zipField } from "../../session/entity/address";
import { bundling } from "../../steps/bundling/fields";
import { drivers } from "../../steps/drivers/fields";
import { driverHistory } from "../../steps/history/fields";
import { milesField } from "../../steps/mileage/fields";
import { priorBILimit } from "../../steps/priorBodilyInjury/fields";
import { isChosen, vehicles } from "../../steps/vehicles/fields";
import type { VehicleAnswer } from "../../steps/vehicles/fields";
import { yearsCovered } from "./entity";

const rated = ({ vin, plYear, plMake, plModel, bodyStyle, ownershipType, numberOfMiles }: VehicleAnswer): readonly string[] => [
  vin,
  plYear,
  plMake,
  plModel,
  bodyStyle,
  ownershipType,
  numberOfMiles,
];

/** Everything that moves an auto premium, and nothing else. Names count: carriers look a household's records up by them. */
export const ratingInput = (answers: Answers): unknown => [
  answers.get(stateField),
  answers.get(zipField),
  answers.get(drivers).map(({ id: _id, key, ...driver }) => [driver, answers.get(driverHistory)[key]]),
  answers.get(vehicles).filter(isChosen).map(rated),
  answers.get(yearsCovered),
  answers.get(priorBILimit),
  answers.get(milesField("numberOfMiles", mileage.auto)),
  answers.get(bundling),
];
