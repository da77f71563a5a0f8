import type { Examples } from "../../session/answers/examples";
import { exampleAddress } from "../../steps/exampleAddress";

const person = { firstName: "Rosa", lastName: "Delgado", dateOfBirth: "3/21/1979", email: "Rosa@Example.com" };

const rider = (key: string, given: Record<string, string>) => {
  const { firstName, lastName, dateOfBirth } = person;
  return { key, firstName, lastName, dateOfBirth, gender: "Female", maritalStatus: "Single", driverDateLicensed: "04/2004", ...given };
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

export const examples: Examples = {
  minimal: (state) => ({
    ...exampleAddress(state),
    ...person,
    drivers: [rider("rosa", {})],
    driverHistory: { rosa: clean },
    priorBILimit: "DONT_KNOW",
    motorcycles: [motorcycle("honda", {})],
    annualMileage: "100",
    bundling: false,
    contactBy: "SELF",
  }),
  maximal: (state) => ({
    ...exampleAddress(state, "12 No Records St #4"),
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
