import type { VehicleAnswer } from "./fields";
import { isChosen } from "./fields";

/** What of the chosen vehicles moves a price. */
export const ratedVehicles = (list: readonly VehicleAnswer[]): unknown =>
  list
    .filter(isChosen)
    .map(({ vin, plYear, plMake, plModel, bodyStyle, ownershipType, numberOfMiles }) => [vin, plYear, plMake, plModel, bodyStyle, ownershipType, numberOfMiles]);
