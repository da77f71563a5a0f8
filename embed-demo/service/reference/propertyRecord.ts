import type { PropertyPrefill } from "../../../src/api/contract/applications/property";
import type { Address } from "../../../src/api/contract/values";
import { roofUpdateLeastAge, type ConstructionQuality, type FoundationType, type HomeOccupancy, type PropertyType, type RoofType, type RoofUpdateTime } from "../../../src/business/property";
import { chance, pick } from "./chance";

/** The facts of a kind of home that its records depend on. */
export interface RecordedKind {
  /** The occupancy assumed until the visitor answers. */
  readonly occupancy: HomeOccupancy;
  /** The share of each type among public records; the shares sum to 1. */
  readonly types: readonly (readonly [type: PropertyType, share: number])[];
}

/** One provider's public record of an address. */
export interface PropertyRecord {
  status: "COMPLETE" | "PARTIAL" | "FAILED";
  known: PropertyPrefill;
  /** The provider also calculates the cost to rebuild. */
  returnsCost: boolean;
}

/** A test address's record, used in place of its own. */
export interface ForcedRecord {
  status: PropertyRecord["status"];
  known?: PropertyPrefill;
}

/** Members that records often lack; counties keep the others. */
const patchy = ["constructionQuality", "distanceToFireStation", "foundationType", "centralAC", "roofType", "roofUpdated", "timeSinceRoofUpdate"] as const;

/** The same for the same address and kind of home: of ten addresses six have a full record, three a partial one, and one has none. */
export function propertyRecord(address: Address, kind: RecordedKind, thisYear: number, forced: ForcedRecord | null = null): PropertyRecord {
  const seed = placeOf(address);
  const draw = chance("record", seed);
  const status = forced?.status ?? (draw < 0.6 ? "COMPLETE" : draw < 0.9 ? "PARTIAL" : "FAILED");
  if (status === "FAILED") return { status, known: {}, returnsCost: false };
  const known: PropertyPrefill = { ...knownOf(seed, address.state, kind, thisYear), ...forced?.known };
  if (status === "COMPLETE") return { status, known, returnsCost: true };
  const missing = patchy.filter((name, index) => index === 0 || chance("missing", seed, name) < 0.5);
  const left = Object.entries(known).filter(([name]) => !missing.some((lacking) => lacking === name));
  return { status, known: Object.fromEntries(left), returnsCost: forced === null && chance("cost", seed) < 0.5 };
}

/** Identifies a dwelling: the unit counts, the spelling doesn't. */
export const placeOf = ({ addressLine1, addressLine2 = "", zipCode }: Address): string => `${addressLine1}|${addressLine2}|${zipCode}`.toLowerCase();

function knownOf(seed: string, state: string, { types }: RecordedKind, thisYear: number): PropertyPrefill {
  const type = weighted(chance("type", seed), types);
  const isUnit = type === "CONDO";
  // The sum of two draws: most homes are of medium size, few at either end.
  const size = chance("size", seed) + chance("size again", seed);
  const squareFootage = Math.round((isUnit ? 620 + 560 * size : 900 + 1_200 * size) / 10) * 10;
  const yearBuilt = Math.min(thisYear - 1, 1_925 + Math.floor(98 * Math.sqrt(chance("built", seed))));
  const homeAge = thisYear - yearBuilt;
  const roofUpdated = homeAge > 18 && chance("reroofed", seed) < 0.6;
  return {
    propertyType: type,
    constructionQuality: weighted<ConstructionQuality>(chance("quality", seed), [["STANDARD", 0.62], ["UPGRADED", 0.29], ["PREMIUM", 0.09]]),
    distanceToFireStation: weighted(chance("fire", seed), [["WITHIN_FIVE_MILES", 0.84], ["FIVE_TO_TEN_MILES", 0.12], ["MORE_THAN_TEN_MILES", 0.04]]),
    yearBuilt,
    squareFootage,
    numberOfStories: isUnit ? 1 : squareFootage > 2_600 ? 2 : chance("stories", seed) < 0.45 ? 2 : 1,
    ...(isUnit && { numberOfFloors: 2 + Math.floor(chance("floors", seed) ** 2 * 22) }),
    foundationType: foundationOf(state, chance("foundation", seed)),
    centralAC: chance("cooling", seed) < (warm.includes(state) ? 0.94 : 0.55),
    roofType: roofOf(state, chance("roof", seed)),
    roofUpdated,
    ...(roofUpdated && { timeSinceRoofUpdate: roofTime(homeAge, seed) }),
  };
}

const warm = ["AL", "AZ", "AR", "FL", "GA", "HI", "KY", "LA", "MS", "MO", "NC", "NM", "NV", "OK", "SC", "TN", "TX", "VA"];
const slabbed = ["AL", "AZ", "CA", "FL", "GA", "HI", "LA", "MS", "NM", "NV", "OK", "TX"];

const foundationOf = (state: string, draw: number): FoundationType =>
  slabbed.includes(state)
    ? weighted<FoundationType>(draw, [["SLAB", 0.8], ["CRAWL_SPACE", 0.14], ["PIER_AND_BEAM", 0.06]])
    : weighted<FoundationType>(draw, [["BASEMENT_UNFINISHED", 0.4], ["BASEMENT_FINISHED", 0.28], ["CRAWL_SPACE", 0.2], ["SLAB", 0.12]]);

const roofOf = (state: string, draw: number): RoofType =>
  ["AZ", "CA", "FL", "NV"].includes(state)
    ? weighted<RoofType>(draw, [["TILE", 0.46], ["ASPHALT_SHINGLE", 0.44], ["FLAT", 0.06], ["METAL", 0.04]])
    : weighted<RoofType>(draw, [["ASPHALT_SHINGLE", 0.84], ["METAL", 0.1], ["WOOD_SHAKE", 0.03], ["SLATE", 0.03]]);

/** A time that fits the home's age. */
function roofTime(homeAge: number, seed: string): RoofUpdateTime {
  const times: readonly RoofUpdateTime[] = ["LESS_THAN_FIVE", "FIVE_TO_TEN", "ELEVEN_TO_FIFTEEN", "MORE_THAN_FIFTEEN"];
  return pick(times.filter((time) => homeAge >= (roofUpdateLeastAge[time] ?? 0)), "roof time", seed);
}

/** The value whose share contains the draw. */
function weighted<Value>(draw: number, shares: readonly (readonly [value: Value, share: number])[]): Value {
  let sum = 0;
  for (const [value, share] of shares) {
    sum += share;
    if (draw < sum) return value;
  }
  return shares[0]![0];
}
