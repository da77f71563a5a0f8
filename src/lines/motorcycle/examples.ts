/**
 * What two people answer to everything that motorcycle asks, by field name, for the generated tests: the least that gets to
 * the end, and all that can be said. Both hold in every state; what a state bars must not leave with them.
 */
const person = { firstName: "Rosa", lastName: "Delgado", dateOfBirth: "3/21/1979", email: "Rosa@Example.com" };

const address = (state: string, addressLine1: string) => ({ startInManualMode: true, addressLine1, city: "Salem", state, zipCode: "43215" });

const rider = (key: string, given: Record<string, string>) => {
  const { firstName, lastName, dateOfBirth } = person;
  return { key, firstName, lastName, dateOfBirth, gender: "Female", maritalStatus: "Single", driverDateLicensed: "04/1998", ...given };
};

const motorcycle = (key: string, given: Record<string, unknown>) => ({
  key,
  sequenceNum: 0,
  vin: "",
  plYear: "1981",
  plMake: "Honda",
  plModel: "CB900",
  bodyStyle: "",
  ownershipType: "Owned",
  status: "SELECTED",
  prefill: false,
  numberOfMiles: "2,000",
  ...given,
});

const clean = { atFaultAccidentsCount: 0, notAtFaultAccidentsCount: 0, violationsCount: 0 };

export const examples = {
  minimal: (state: string): Record<string, unknown> => ({
    ...address(state, "77 Birch Rd"),
    ...person,
    drivers: [rider("rosa", {})],
    driverHistory: { rosa: clean },
    priorBILimit: "DONT_KNOW",
    motorcycles: [motorcycle("honda", {})],
    annualMileage: "100",
    bundling: false,
    contactBy: "SELF",
  }),
  maximal: (state: string): Record<string, unknown> => ({
    ...address(state, "77 Birch Rd #4"),
    addressLine2: "Unit 4",
    ...person,
    primaryPhoneNumber: "(503) 555-0126",
    drivers: [rider("rosa", { maritalStatus: "DomesticPartner" }), rider("lee", { firstName: "Lee", gender: "Male", maritalStatus: "Married" })],
    driverHistory: { rosa: { ...clean, violationsCount: 10 }, lee: { ...clean, atFaultAccidentsCount: 1 } },
    priorBILimit: "GREATER_THAN_HUNDRED",
    motorcycles: [
      motorcycle("harley", { vin: "1HD1KHM13DB612345", plYear: "2013", plMake: "Harley-Davidson", plModel: "FLTRU", bodyStyle: "Touring" }),
      motorcycle("yamaha", { plYear: "2020", plMake: "Yamaha", plModel: "MT-07", ownershipType: "Lien", numberOfMiles: "50,000" }),
      motorcycle("left", { status: "UNSELECTED" }),
    ],
    annualMileage: "50,000",
    bundling: true,
    contactBy: "EMAIL",
  }),
};
