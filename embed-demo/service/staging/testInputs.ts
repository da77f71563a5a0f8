import type { PropertyPrefill } from "../../../src/api/contract/applications/property";
import { readAddressLine } from "../reference/addressLine";
import type { BindScenario, RatingScenario, StagedRecords } from "../database/staged";
import type { ForcedOutcome } from "../reference/verifyAddress";

/**
 * Inputs that provoke outcomes which visitors rarely see. Streets work with any house number in any ZIP code. Last names are those
 * of the primary driver or the applicant; for pets the pet's name is used. The table of the docs and the playground's list are made
 * from them (embed-demo/docs/tables/inputTable.ts).
 */

type CreateOutcome = "INTERNAL" | "CODE_NOT_SUPPORTED" | "COST_TOO_HIGH" | "PREMIUM_TOO_HIGH";

interface TestStreet extends StagedRecords {
  street: string;
  /** The outcome, in the docs' words. */
  what: string;
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
  { street: "Nowhere Ln", what: "address not found", verification: "not-found" },
  { street: "Many Doors Plaza", what: "a unit is asked for", verification: "missing-unit" },
  { street: "Mistake Way", what: "a correction to confirm; `12 Mapel Ave` as well", verification: "corrected" },
  { street: "Server Error St", what: "500 when the application is created: error screen", verification: "verified", create: "INTERNAL" },
  { street: "Unserved St", what: "code not supported, from the create", verification: "verified", create: "CODE_NOT_SUPPORTED" },
  { street: "Costly Manor St", what: "cost too high, from the create", verification: "verified", create: "COST_TOO_HIGH" },
  { street: "High Premium St", what: "premium too high, from the create", verification: "verified", create: "PREMIUM_TOO_HIGH" },
  { street: "No Records St", what: "prefill finds no vehicle; public records don't have the property", verification: "verified", prefill: "empty", property: { status: "FAILED" } },
  { street: "Lost Records St", what: "prefill fails: error screen", verification: "verified", prefill: "fails" },
  { street: "Full Garage St", what: "prefill finds eight vehicles", verification: "verified", prefill: "full" },
  { street: "Full Records St", what: "public records have the property and its rebuild cost", verification: "verified", property: { status: "COMPLETE", known: familyHome } },
  { street: "Partial Records St", what: "public records have some facts and no cost: an estimate", verification: "verified", property: { status: "PARTIAL", known: { yearBuilt: 1998, squareFootage: 1_860 } } },
  { street: "Grand Estate Dr", what: "more than $2,000,000 to rebuild ($1,000,000 as a condominium): cost too high, from prefill", verification: "verified", property: { status: "COMPLETE", known: estate } },
  { street: "Tower Block Rd", what: "prefill finds an apartment building: local agent", verification: "verified", property: { status: "COMPLETE", known: { propertyType: "APARTMENT_BUILDING" } } },
  { street: "Market Hall Rd", what: "prefill finds commercial property: local agent", verification: "verified", property: { status: "COMPLETE", known: { propertyType: "COMMERCIAL" } } },
  { street: "Mobile Home Ct", what: "prefill finds a manufactured home", verification: "verified", property: { status: "COMPLETE", known: { propertyType: "MANUFACTURED_OR_MOBILE_HOME" } } },
];

interface StagedName {
  /** A last name, as a person writes it. */
  readonly name: string;
  /** The outcome, in the docs' words. */
  readonly what: string;
}

/** The carriers' behavior for a last name. Part of the rating input, so that a corrected name is rated again. */
export const ratingScenarios: Readonly<Record<RatingScenario, StagedName>> = {
  noquotes: { name: "No Quotes", what: "every company declines: no quotes" },
  steadycarriers: { name: "Steady Carriers", what: "every company answers; otherwise one in fifty fails or times out" },
  slowcarriers: { name: "Slow Carriers", what: "companies take three times as long" },
  halffail: { name: "Half Fail", what: "every second company fails or times out" },
  allfail: { name: "All Fail", what: "every company fails" },
  alltimeout: { name: "All Timeout", what: "every company times out" },
};

/** The carrier's behavior when a renters policy is bought from it, for the applicant's last name. */
export const bindScenarios: Readonly<Record<BindScenario, StagedName>> = {
  pricechange: { name: "Price Change", what: "review before a purchase: a different price" },
  nooffer: { name: "No Offer", what: "review before a purchase: no offer" },
  bindrefused: { name: "Bind Refused", what: "after the payment the company refuses, and the money is returned" },
  bindoutage: { name: "Bind Outage", what: "after the payment the company doesn't answer for several seconds" },
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
