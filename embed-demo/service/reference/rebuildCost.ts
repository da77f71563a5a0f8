import type { PropertyPrefill } from "../../../src/api/contract/applications/property";
import { rebuildCost as limit } from "../../../src/business/limits";
import { dwellingEstimate } from "../../../src/business/property";
import { chance } from "./chance";
import type { PropertyLine } from "../../../src/business/propertyLines";

/** States where building costs a fifth more, and where it costs less, than in the middle of the country. */
const dear = ["AK", "CA", "CT", "DC", "HI", "MA", "NJ", "NY", "RI", "WA"];
const cheap = ["AL", "AR", "KS", "KY", "LA", "MS", "OK", "SC", "TN", "WV"];

const factors = {
  numberOfStories: { 1: 1.03, 2: 1, 3: 1.05, 4: 1.09 },
  roofType: { ASPHALT_SHINGLE: 1, METAL: 1.02, TILE: 1.04, SLATE: 1.08, WOOD_SHAKE: 1.03, FLAT: 0.99 },
  foundationType: { SLAB: 0.98, CRAWL_SPACE: 1, BASEMENT_UNFINISHED: 1.04, BASEMENT_FINISHED: 1.09, PIER_AND_BEAM: 1.01 },
} as const;

/** The provider's cost for a description, in whole thousands of dollars. Null without a square footage. */
export function providerCost(home: PropertyPrefill, place: string, state: string, thisYear: number): number | null {
  if (home.squareFootage === undefined) return null;
  const region = dear.includes(state) ? 1.2 : cheap.includes(state) ? 0.9 : 1;
  const old = home.yearBuilt !== undefined && thisYear - home.yearBuilt > 60 ? 1.06 : 1;
  const each =
    (factors.numberOfStories[home.numberOfStories as 1 | 2 | 3 | 4] ?? 1) *
    (home.roofType ? factors.roofType[home.roofType] : 1) *
    (home.foundationType ? factors.foundationType[home.foundationType] : 1) *
    (home.centralAC === false ? 0.985 : 1);
  const rate = dwellingEstimate[home.constructionQuality ?? "STANDARD"] * region * old * each * (0.92 + 0.2 * chance("building", place));
  return Math.round((home.squareFootage * rate) / 1_000) * 1_000;
}

/** Square feet times the rate for the quality. */
export const estimatedCost = ({ squareFootage, constructionQuality = "STANDARD" }: PropertyPrefill): number | null =>
  squareFootage === undefined ? null : squareFootage * dwellingEstimate[constructionQuality];

/** Strictly above. Renters insure no building. */
export const isCostTooHigh = (line: PropertyLine, cost: number | null): boolean =>
  line !== "RENTERS" && cost !== null && cost > (line === "CONDOMINIUM" ? limit.condoMax : limit.max);
