import type { Examples } from "../../session/answers/examples";
import { exampleAddress } from "../../steps/exampleAddress";

const person = { firstName: "Maya", lastName: "Okafor", dateOfBirth: "9/7/1985", email: "Maya@Example.com" };

const driver = (key: string, given: Record<string, string>) => ({
  key,
  firstName: person.firstName,
  lastName: person.lastName,
  dateOfBirth: person.dateOfBirth,
  gender: "Female",
  maritalStatus: "Single",
  driverDateLicensed: "06/2005",
  ...given,
});

const vehicle = (key: string, given: Record<string, unknown>) => ({
  key,
  sequenceNum: 0,
  vin: "",
  plYear: "2003",
  plMake: "Honda",
  plModel: "Accord",
  bodyStyle: "",
  ownershipType: "Owned",
  status: "SELECTED",
  prefill: false,
  numberOfMiles: "12,000",
  ...given,
});

export const examples: Examples = {
  minimal: (state) => ({
    ...exampleAddress(state),
    ...person,
    drivers: [driver("maya", {})],
    driverHistory: { maya: { atFaultAccidentsCount: 0, notAtFaultAccidentsCount: 0, violationsCount: 0 } },
    yearsWithContinuousCoverageAuto: 0,
    priorBILimit: "DONT_KNOW",
    vehicles: [vehicle("accord", {})],
    numberOfMiles: "12000",
    bundling: false,
    contactBy: "SELF",
  }),
  maximal: (state) => ({
    ...exampleAddress(state, "12 No Records St #2"),
    addressLine2: "Apt 2",
    ...person,
    primaryPhoneNumber: "(614) 555-0138",
    drivers: [
      driver("maya", { maritalStatus: "Married" }),
      driver("sam", { firstName: "Sam", gender: "Male", maritalStatus: "DomesticPartner", dateOfBirth: "01/02/1990", driverDateLicensed: "03/15/2019" }),
    ],
    driverHistory: {
      maya: { atFaultAccidentsCount: 1, notAtFaultAccidentsCount: 2, violationsCount: 3 },
      sam: { atFaultAccidentsCount: 0, notAtFaultAccidentsCount: 0, violationsCount: 10 },
    },
    yearsWithContinuousCoverageAuto: 5,
    priorBILimit: "GREATER_THAN_HUNDRED",
    vehicles: [
      vehicle("accord", { vin: "1HGCM82633A004352", bodyStyle: "Sedan", prefill: true }),
      vehicle("ridge", { plYear: "2017", plMake: "Ford", plModel: "F-150", ownershipType: "Lien", numberOfMiles: "9500" }),
      vehicle("left", { status: "UNSELECTED" }),
    ],
    numberOfMiles: "100,000",
    bundling: true,
    contactBy: "CALL",
    callbackAt: "now",
    callConsent: { phone: "6145550138", language: "en", at: "2026-06-15T16:00:00.000Z" },
  }),
};
