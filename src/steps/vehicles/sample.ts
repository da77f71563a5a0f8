import type { VehicleAnswer } from "./fields";

/** A vehicle for tests, complete outside California. */
export const honda: VehicleAnswer = {
  key: "honda",
  sequenceNum: 0,
  vin: "1HGCM82633A004352",
  plYear: "2003",
  plMake: "Honda",
  plModel: "Accord",
  bodyStyle: "Sedan",
  ownershipType: "Owned",
  status: "SELECTED",
  prefill: false,
  numberOfMiles: "",
};
