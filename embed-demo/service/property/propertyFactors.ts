import type { PropertyInput } from "./propertyInput";
import { steps } from "../rating/carrierWeight";

/** Each factor is 1 for the typical case; carriers weight them differently. Questions that weren't asked count as typical. */
type Factors = Readonly<Record<string, (input: PropertyInput & { thisYear: number; ratesUses: boolean }) => number>>;

const roofAges = { LESS_THAN_FIVE: 0.93, FIVE_TO_TEN: 0.98, ELEVEN_TO_FIFTEEN: 1.04, MORE_THAN_FIFTEEN: 1.14, DONT_KNOW: 1.06 };

/** Factors of the building. Its size and quality are included in the cost to rebuild it. */
export const buildingFactors: Factors = {
  homeAge: ({ home, thisYear }) => steps(home?.yearBuilt === undefined ? null : thisYear - home.yearBuilt, [[6, 0.85], [16, 0.93], [36, 1], [61, 1.08]], 1.18),
  roofType: ({ home }) =>
    ({ ASPHALT_SHINGLE: 1, METAL: 0.93, TILE: 0.96, SLATE: 0.97, WOOD_SHAKE: 1.2, FLAT: 1.08 })[home?.roofType ?? "ASPHALT_SHINGLE"],
  // A roof that was never updated is as old as the home.
  roofAge: ({ home, thisYear }) =>
    home?.roofUpdated === false
      ? steps(home.yearBuilt === undefined ? null : thisYear - home.yearBuilt, [[6, 0.94], [11, 1], [16, 1.05]], 1.15)
      : roofAges[home?.timeSinceRoofUpdate ?? "LESS_THAN_FIVE"],
  stories: ({ home }) => steps(home?.numberOfStories ?? null, [[2, 0.98], [3, 1]], 1.04),
  floors: ({ home }) => steps(home?.numberOfFloors ?? null, [[4, 1], [9, 1.02]], 1.05),
  foundation: ({ home }) =>
    ({ SLAB: 1, CRAWL_SPACE: 1.01, BASEMENT_UNFINISHED: 1.02, BASEMENT_FINISHED: 1.05, PIER_AND_BEAM: 1.08 })[home?.foundationType ?? "SLAB"],
  centralAC: ({ home }) => (home?.centralAC === false ? 1.02 : 1),
  fireStation: ({ home }) => ({ WITHIN_FIVE_MILES: 1, FIVE_TO_TEN_MILES: 1.12, MORE_THAN_TEN_MILES: 1.3 })[home?.distanceToFireStation ?? "WITHIN_FIVE_MILES"],
  quality: ({ home }) => ({ STANDARD: 1, UPGRADED: 1.01, PREMIUM: 1.02 })[home?.constructionQuality ?? "STANDARD"],
  type: ({ home, homeType }) =>
    ({ SINGLE_FAMILY_HOME: 1, TOWNHOUSE: 0.96, CONDO: 0.98, MULTI_FAMILY: 1.1, APARTMENT_BUILDING: 1.12, MANUFACTURED_OR_MOBILE_HOME: 1.4, COMMERCIAL: 1.3 })[
      homeType ?? home?.propertyType ?? "SINGLE_FAMILY_HOME"
    ] ?? 1,
  occupancy: ({ home, ratesUses }) =>
    ratesUses
      ? 1
      : ({ OWNER_PRIMARY: 1, OWNER_SECONDARY: 1.12, TENANT_PRIMARY: 1.15, TENANT_SEASONAL: 1.22, UNOCCUPIED: 1.35, VACANT: 1.5 })[home?.occupancyType ?? "OWNER_PRIMARY"],
  usage: ({ usage }) =>
    usage.reduce((total, use) => total + ({ TENANT_PRIMARY: 0, TENANT_SEASONAL: 0.12, OWNER_SECONDARY: 0.05, UNOCCUPIED: 0.25, VACANT: 0.4 })[use], 1),
};

/** Factors of the people and of the care for the home. */
export const peopleFactors: Factors = {
  applicantAge: ({ applicantAge }) => steps(applicantAge, [[25, 1.1], [30, 1.04], [55, 1], [75, 0.95]], 0.98),
  residence: ({ yearsResided }) => steps(yearsResided, [[1, 1.02], [5, 1]], 0.97),
  maritalStatus: ({ isMarried }) => (isMarried ? 0.98 : 1),
  partnerSpouse: ({ household }) => (household.includes("partnerSpouse") ? 0.97 : 1),
  roommates: ({ household }) => (household.includes("roommates") ? 1.06 : 1),
  kids: ({ household }) => (household.includes("kids") ? 1.03 : 1),
  dog: ({ household }) => (household.includes("dog") ? 1.05 : 1),
  cat: ({ household }) => (household.includes("cat") ? 1.01 : 1),
  sprinklerSystem: ({ devices }) => (devices.includes("sprinklerSystem") ? 0.96 : 1),
  smokeDetector: ({ devices }) => (devices.includes("smokeDetector") ? 0.99 : 1),
  fireExtinguisher: ({ devices }) => (devices.includes("fireExtinguisher") ? 0.99 : 1),
  deadBoltLocks: ({ devices }) => (devices.includes("deadBoltLocks") ? 0.99 : 1),
  burglarAlarm: ({ devices }) => (devices.includes("burglarAlarm") ? 0.97 : 1),
  gatedOrLimited: ({ devices }) => (devices.includes("gatedOrLimited") ? 0.98 : 1),
  earlyStart: ({ daysAhead }) => steps(daysAhead, [[7, 1], [15, 0.97]], 0.95),
  bundling: ({ bundling }) => (bundling ? 0.9 : 1),
};

/** Relative to the line's usual deductible. */
const deductibleFactors: Readonly<Record<string, number>> = { "250": 1.2, "500": 1.12, "1000": 1, "1500": 0.95, "2500": 0.87, "5000": 0.76, "10000": 0.66 };

export const deductibleFactor = (value: string, usual: string): number => (deductibleFactors[value] ?? 1) / (deductibleFactors[usual] ?? 1);

/** Relative to the line's usual limit: little more for twice as much. */
export const liabilityFactor = (limit: number, usual: number): number => 1 + 0.02 * Math.log2(limit / usual);
