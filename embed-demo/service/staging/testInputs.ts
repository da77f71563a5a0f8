import type { PropertyPrefill } from "../../../src/api/contract/applications/property";
import { readAddressLine } from "../reference/addressLine";
import type { BindScenario, RatingScenario, StagedRecords } from "../database/staged";
import type { ForcedOutcome } from "../reference/verifyAddress";

/**
 * Inputs that provoke outcomes which visitors rarely see. Streets work with any house number in any ZIP code. Last names are those
 * of the primary driver or the applicant; for pets the pet's name is used. The docs have the same table for people.
 */

type CreateOutcome = "INTERNAL" | "CODE_NOT_SUPPORTED" | "COST_TOO_HIGH" | "PREMIUM_TOO_HIGH";

interface TestStreet extends StagedRecords {
  street: string;
  verification: ForcedOutcome;
  create?: CreateOutcome;
}

/** An ordinary house, so that its screens are predictable. */
const familyHome: PropertyPrefill = {
  constructionQuality: "STANDARD",
  distanceToFireStation: "WITHIN_FIVE_MILES",
  yearBuilt: 1998,
  squareFootage: 2_140,
  numberOfStories: 2,
  foundationType: "SLAB",
  centralAC: true,
  roofType: "ASPHALT_SHINGLE",
  roofUpdated: true,
  timeSinceRoofUpdate: "FIVE_TO_TEN",
};
/** Rebuilding costs more than two million dollars as a house, and more than one as a condominium. */
const estate: PropertyPrefill = { squareFootage: 14_000, constructionQuality: "PREMIUM", numberOfStories: 3, yearBuilt: 2004 };

export const testStreets: readonly TestStreet[] = [
  { street: "Nowhere Ln", verification: "not-found" },
  { street: "Many Doors Plaza", verification: "missing-unit" },
  { street: "Mistake Way", verification: "corrected" },
  { street: "Server Error St", verification: "verified", create: "INTERNAL" },
  { street: "Unserved St", verification: "verified", create: "CODE_NOT_SUPPORTED" },
  { street: "Costly Manor St", verification: "verified", create: "COST_TOO_HIGH" },
  { street: "High Premium St", verification: "verified", create: "PREMIUM_TOO_HIGH" },
  { street: "No Records St", verification: "verified", prefill: "empty", property: { status: "FAILED" } },
  { street: "Lost Records St", verification: "verified", prefill: "fails" },
  { street: "Full Garage St", verification: "verified", prefill: "full" },
  { street: "Full Records St", verification: "verified", property: { status: "COMPLETE", known: familyHome } },
  { street: "Partial Records St", verification: "verified", property: { status: "PARTIAL", known: { yearBuilt: 1998, squareFootage: 1_860 } } },
  { street: "Grand Estate Dr", verification: "verified", property: { status: "COMPLETE", known: estate } },
  { street: "Tower Block Rd", verification: "verified", property: { status: "COMPLETE", known: { propertyType: "APARTMENT_BUILDING" } } },
  { street: "Market Hall Rd", verification: "verified", property: { status: "COMPLETE", known: { propertyType: "COMMERCIAL" } } },
  { street: "Mobile Home Ct", verification: "verified", property: { status: "COMPLETE", known: { propertyType: "MANUFACTURED_OR_MOBILE_HOME" } } },
];

/** The carriers' behavior for a last name. Part of the rating input, so that a corrected name is rated again. */
export const ratingScenarios: Readonly<Record<RatingScenario, string>> = {
  noquotes: "every carrier declines",
  steadycarriers: "every carrier answers",
  slowcarriers: "every carrier takes three times as long",
  halffail: "every second carrier fails or times out",
  allfail: "every carrier fails",
  alltimeout: "every carrier times out",
};

/** The carrier's behavior when a renters policy is bought from it, for the applicant's last name. */
export const bindScenarios: Readonly<Record<BindScenario, string>> = {
  pricechange: "the price is another one at review",
  nooffer: "there is no offer any more at review",
  bindrefused: "the carrier refuses to bind what is paid for",
  bindoutage: "the carrier doesn't answer for some seconds after the payment",
};

/** Names that are refused wherever they are sent. */
const refusedNames: ReadonlyMap<string, "PREMIUM_TOO_HIGH" | "INTERNAL"> = new Map([
  ["tooexpensive", "PREMIUM_TOO_HIGH"],
  ["servererror", "INTERNAL"],
]);

/** The last name for which no hand-off token can be created. */
const withoutToken = "losttoken";

const testStreetOf = (addressLine1: string): TestStreet | undefined => {
  const name = readAddressLine(addressLine1)?.street.toLowerCase() ?? "";
  return testStreets.find(({ street }) => name.startsWith(street.toLowerCase()));
};

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, "");

export const addressOutcome = (addressLine1: string): ForcedOutcome | null => testStreetOf(addressLine1)?.verification ?? null;
export const createOutcome = (addressLine1: string): CreateOutcome | null => testStreetOf(addressLine1)?.create ?? null;
/** The staged records of a street. */
export function recordsOutcome(addressLine1: string): StagedRecords | null {
  const { prefill, property } = testStreetOf(addressLine1) ?? {};
  return prefill || property ? { ...(prefill && { prefill }), ...(property && { property }) } : null;
}
export const nameOutcome = (name: string | undefined): "PREMIUM_TOO_HIGH" | "INTERNAL" | null => refusedNames.get(lettersOf(name ?? "")) ?? null;
export const isWithoutToken = (lastName: string | undefined): boolean => lettersOf(lastName ?? "") === withoutToken;

/**
 * The scenario for a last name, a pet's name, or the part before the @ of an e-mail address. A purchase that is staged needs the
 * answer of the carrier that sells online.
 */
export function ratingScenario(name: string | undefined): RatingScenario | null {
  const letters = lettersOf((name ?? "").split("@")[0] ?? "");
  if (Object.hasOwn(bindScenarios, letters)) return "steadycarriers";
  return Object.hasOwn(ratingScenarios, letters) ? (letters as RatingScenario) : null;
}

export function bindScenario(name: string | undefined): BindScenario | null {
  const letters = lettersOf(name ?? "");
  return Object.hasOwn(bindScenarios, letters) ? (letters as BindScenario) : null;
}
