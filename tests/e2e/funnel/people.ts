import { exampleAddress } from "../../../src/steps/exampleAddress";

/** Streets of the service's test inputs verify in any city whose state and ZIP agree. */
export interface Home {
  readonly line: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/**
 * Three sets of rules: California asks for miles by vehicle but not for coverage, Texas asks everything, Massachusetts bars
 * factors.
 */
export const stateCodes = ["CA", "TX", "MA"] as const;
export type StateCode = (typeof stateCodes)[number];

/** Returns a home in the state's town; without a street, one that has no records. */
export function homeIn(state: string, street?: string): Home {
  const { addressLine1, city, zipCode } = exampleAddress(state, street);
  return { line: addressLine1, city, state, zip: zipCode };
}
export const homes: Readonly<Record<StateCode, Home>> = { CA: homeIn("CA"), TX: homeIn("TX"), MA: homeIn("MA") };

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly licensed: string;
  readonly email: string;
}

export const morgan: Person = {
  firstName: "Morgan",
  lastName: "Avery",
  dateOfBirth: "04/12/1986",
  licensed: "05/2004",
  email: "morgan.avery@example.com",
};

export const oneLine = ({ line, city, state, zip }: Home): string => `${line}, ${city}, ${state} ${zip}`;

export const robin: Person = { ...morgan, firstName: "Robin", dateOfBirth: "11/30/1988", licensed: "02/2008" };

/** Real VINs that the service decodes. */
export const vins = {
  accord: "1HGCM82633A004352",
  doubtful: "5YJ3E1EA7KF317000",
  unsupported: "ZFF67NFA8D0190000",
  unknown: "1ZZZZZZZZZZ000000",
} as const;
