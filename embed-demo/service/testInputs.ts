/**
 * Inputs that provoke what a visitor rarely sees. Streets work with any house number in any ZIP code; last names are those
 * of the primary driver. TEST-INPUTS.md is the same table for people.
 */

type AddressOutcome = "verified" | "corrected" | "missing-unit" | "not-found";
type CreateOutcome = "INTERNAL" | "CODE_NOT_SUPPORTED" | "COST_TOO_HIGH" | "PREMIUM_TOO_HIGH";
type PrefillOutcome = "fails" | "empty" | "full";

interface TestStreet {
  street: string;
  verification: AddressOutcome;
  create?: CreateOutcome;
  prefill?: PrefillOutcome;
}

export const testStreets: readonly TestStreet[] = [
  { street: "Nowhere Ln", verification: "not-found" },
  { street: "Many Doors Plaza", verification: "missing-unit" },
  { street: "Mistake Way", verification: "corrected" },
  { street: "Server Error St", verification: "verified", create: "INTERNAL" },
  { street: "Unserved St", verification: "verified", create: "CODE_NOT_SUPPORTED" },
  { street: "Costly Manor St", verification: "verified", create: "COST_TOO_HIGH" },
  { street: "High Premium St", verification: "verified", create: "PREMIUM_TOO_HIGH" },
  { street: "No Records St", verification: "verified", prefill: "empty" },
  { street: "Lost Records St", verification: "verified", prefill: "fails" },
  { street: "Full Garage St", verification: "verified", prefill: "full" },
];

/** How the carriers behave for a last name. Part of the rating input, so that a corrected name is rated again. */
export const ratingScenarios = {
  noquotes: "every carrier declines",
  slowcarriers: "every carrier takes three times as long",
  halffail: "every second carrier fails or times out",
  allfail: "every carrier fails",
  alltimeout: "every carrier times out",
} as const;
export type RatingScenario = keyof typeof ratingScenarios;

/** The last name that makes drivers' updates answer PREMIUM_TOO_HIGH. */
const tooExpensive = "tooexpensive";

const testStreetOf = (addressLine1: string): TestStreet | undefined => {
  const name = addressLine1.toLowerCase().replace(/^\s*\d+\s+/, "").replace(/\bstreet\b/, "st").replace(/\blane\b/, "ln");
  return testStreets.find(({ street }) => name.startsWith(street.toLowerCase()));
};

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, "");

export const addressOutcome = (addressLine1: string): AddressOutcome | null => testStreetOf(addressLine1)?.verification ?? null;
export const createOutcome = (addressLine1: string): CreateOutcome | null => testStreetOf(addressLine1)?.create ?? null;
export const prefillOutcome = (addressLine1: string): PrefillOutcome | null => testStreetOf(addressLine1)?.prefill ?? null;
export const isTooExpensive = (lastName: string): boolean => lettersOf(lastName) === tooExpensive;

export function ratingScenario(lastName: string): RatingScenario | null {
  const name = lettersOf(lastName);
  return name in ratingScenarios ? (name as RatingScenario) : null;
}
