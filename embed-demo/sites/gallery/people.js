/** Fictional answers, by field name, as the widget keeps them. Nothing is on record at this street, so that a list holds only what a recipe says. */

const towns = {
  OH: { city: "Columbus", state: "OH", zipCode: "43215" },
  TX: { city: "Austin", state: "TX", zipCode: "78701" },
  CA: { city: "Los Angeles", state: "CA", zipCode: "90012" },
  MA: { city: "Boston", state: "MA", zipCode: "02108" },
};

export const address = (state, line = "12 No Records St") => ({ startInManualMode: true, addressLine1: line, ...towns[state] });

export const maya = {
  key: "maya",
  firstName: "Maya",
  lastName: "Okafor",
  dateOfBirth: "09/07/1985",
  gender: "Female",
  maritalStatus: "Married",
  driverDateLicensed: "06/2005",
};

const sam = { ...maya, key: "sam", firstName: "Sam", dateOfBirth: "01/02/1990", gender: "Male", driverDateLicensed: "03/2009" };
const others = ["Bartholomew", "Ada", "Robin"].map((firstName) => ({ ...sam, key: firstName.toLowerCase(), firstName }));

/** Up to five, the first of whom is on the policy. */
export const household = (count = 1, lastName = maya.lastName) => [maya, sam, ...others].slice(0, count).map((driver) => ({ ...driver, lastName }));

export const accord = {
  key: "accord",
  sequenceNum: 0,
  vin: "1HGCM82633A004352",
  plYear: "2003",
  plMake: "Honda",
  plModel: "Accord",
  bodyStyle: "Coupe",
  ownershipType: "Owned",
  status: "SELECTED",
  prefill: false,
  numberOfMiles: "",
};

export const found = { ...accord, key: "found", prefill: true, recordedAt: "", ownershipType: "" };
export const pickup = { ...accord, key: "pickup", sequenceNum: 1, vin: "", plYear: "2017", plMake: "Ford", plModel: "F-150", bodyStyle: "Pickup", ownershipType: "Lien" };
const more = [
  ["2021", "Toyota", "RAV4", "SUV"],
  ["2019", "Honda", "Odyssey", "Minivan"],
  ["2015", "Subaru", "Outback", "Wagon"],
  ["2018", "Mercedes-Benz", "Sprinter 2500 Passenger", "Van"],
].map(([plYear, plMake, plModel, bodyStyle], index) => ({ ...pickup, key: plModel, sequenceNum: index + 2, plYear, plMake, plModel, bodyStyle }));

/** Up to six; four are on the quote, the others are left out of it. */
export const garage = (count) => [accord, pickup, ...more].slice(0, count).map((vehicle, index) => (index < 4 ? vehicle : { ...vehicle, status: "UNSELECTED" }));

/** Everything that auto asks, told. */
export const told = (state = "OH", { drivers = household(), vehicles = [accord], line } = {}) => ({
  ...address(state, line),
  firstName: drivers[0].firstName,
  lastName: drivers[0].lastName,
  dateOfBirth: drivers[0].dateOfBirth,
  email: "maya.okafor@example.com",
  drivers,
  driverHistory: Object.fromEntries(drivers.map(({ key }) => [key, { atFaultAccidentsCount: 0, notAtFaultAccidentsCount: 0, violationsCount: 1 }])),
  yearsWithContinuousCoverageAuto: 4,
  priorBILimit: "DONT_KNOW",
  vehicles: vehicles.map((vehicle) => ({ ...vehicle, numberOfMiles: state === "CA" ? "9,500" : vehicle.numberOfMiles })),
  numberOfMiles: "12,000",
  bundling: false,
});
