import { exampleAddress } from "./exampleAddress";

const person = { firstName: "Maya", lastName: "Okafor", dateOfBirth: "9/7/1985", email: "Maya@Example.com" };

/** Answers that every line about a home asks for, by field name: the fewest and the most that can be given. */
export const leastProperty = (state: string): Record<string, unknown> => ({
  ...exampleAddress(state),
  ...person,
  maritalStatus: "Single",
  // Florida's other site asks for it.
  ...(state === "FL" && { primaryPhoneNumber: "(614) 555-0138" }),
  contactBy: "SELF",
});

export const mostProperty = (state: string): Record<string, unknown> => ({
  ...exampleAddress(state, "12 No Records St #2"),
  addressLine2: "Apt 2",
  ...person,
  maritalStatus: "DomesticPartner",
  primaryPhoneNumber: "(614) 555-0138",
  contactBy: "CALL",
  callbackAt: "now",
  callConsent: { phone: "6145550138", language: "en", at: "2026-06-15T16:00:00.000Z" },
});

export const leastFacts = {
  propertyType: "SINGLE_FAMILY_HOME",
  yearBuilt: "1700",
  squareFootage: "100",
  numberOfStories: "1",
  numberOfFloors: "1",
  constructionQuality: "STANDARD",
  foundationType: "SLAB",
  roofType: "FLAT",
  roofUpdated: false,
  centralAC: false,
  distanceToFireStation: "WITHIN_FIVE_MILES",
  homeOccupancy: "OWNER_PRIMARY",
};

export const mostFacts = {
  propertyType: "TOWNHOUSE",
  yearBuilt: "1994",
  squareFootage: "4,000",
  numberOfStories: "4",
  numberOfFloors: "100",
  constructionQuality: "PREMIUM",
  foundationType: "BASEMENT_FINISHED",
  roofType: "SLATE",
  roofUpdated: true,
  timeSinceRoofUpdate: "MORE_THAN_FIFTEEN",
  centralAC: true,
  distanceToFireStation: "MORE_THAN_TEN_MILES",
  homeOccupancy: "OWNER_SECONDARY",
};

export const leastDevices: Record<string, unknown> = { safetyDevices: [] };
export const mostDevices: Record<string, unknown> = {
  safetyDevices: ["sprinklerSystem", "smokeDetector", "fireExtinguisher", "deadBoltLocks", "burglarAlarm", "gatedOrLimited"],
};
export const wholeHousehold: Record<string, unknown> = { household: ["partnerSpouse", "roommates", "kids", "dog", "cat"] };
