import type { ConstructionQuality, FireStationDistance, FoundationType, HomeOccupancy, PropertyType, RoofType, RoofUpdateTime } from "../../business/property";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";

const quality: Readonly<Record<ConstructionQuality, Phrase>> = phrases("prefill.quality", {
  STANDARD: "Standard",
  UPGRADED: "Upgraded",
  PREMIUM: "Premium",
});
const fire: Readonly<Record<FireStationDistance, Phrase>> = phrases("prefill.fire", {
  WITHIN_FIVE_MILES: "Within 5 miles",
  FIVE_TO_TEN_MILES: "5 to 10 miles",
  MORE_THAN_TEN_MILES: "More than 10 miles",
});
const foundation: Readonly<Record<FoundationType, Phrase>> = phrases("prefill.foundation", {
  SLAB: "Slab",
  CRAWL_SPACE: "Crawl space",
  BASEMENT_UNFINISHED: "Basement, unfinished",
  BASEMENT_FINISHED: "Basement, finished",
  PIER_AND_BEAM: "Pier and beam",
});
const roof: Readonly<Record<RoofType, Phrase>> = phrases("prefill.roof", {
  ASPHALT_SHINGLE: "Asphalt shingle",
  METAL: "Metal",
  TILE: "Tile",
  SLATE: "Slate",
  WOOD_SHAKE: "Wood shake",
  FLAT: "Flat",
});
const roofTime: Readonly<Record<RoofUpdateTime, Phrase>> = phrases("prefill.roofTime", {
  LESS_THAN_FIVE: "Less than 5 years ago",
  FIVE_TO_TEN: "5 to 10 years ago",
  ELEVEN_TO_FIFTEEN: "11 to 15 years ago",
  MORE_THAN_FIFTEEN: "More than 15 years ago",
  DONT_KNOW: "I don't know",
});

/** COMMERCIAL can't be chosen: only public records contain it. */
export const homeTypeLabels: Readonly<Record<PropertyType, Phrase>> = phrases("homeType.label", {
  SINGLE_FAMILY_HOME: "Single-family home",
  TOWNHOUSE: "Townhouse",
  CONDO: "Condo",
  MULTI_FAMILY: "Multi-family (2 to 4 units)",
  APARTMENT_BUILDING: "Apartment building (5 or more units)",
  MANUFACTURED_OR_MOBILE_HOME: "Manufactured or mobile home",
  COMMERCIAL: "Commercial building",
});
/** OWNER_PRIMARY applies only to people who live there. */
export const occupancyLabels: Readonly<Record<HomeOccupancy, Phrase>> = phrases("usage.label", {
  OWNER_PRIMARY: "I live here all year",
  TENANT_PRIMARY: "Rented out all year",
  TENANT_SEASONAL: "Rented out for part of the year",
  OWNER_SECONDARY: "My second home",
  UNOCCUPIED: "Furnished, but no one lives there",
  VACANT: "Vacant",
});

/** The labels of each fact that is chosen from a list, by wire value and in the order in which they are offered. */
export const choiceLabels: Readonly<Record<string, Readonly<Record<string, Phrase>>>> = {
  constructionQuality: quality,
  distanceToFireStation: fire,
  foundationType: foundation,
  roofType: roof,
  timeSinceRoofUpdate: roofTime,
  propertyType: homeTypeLabels,
  homeOccupancy: occupancyLabels,
};

export const yesNo = phrases("prefill.yesNo", { yes: "Yes", no: "No" });
