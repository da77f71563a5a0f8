/** Values of a home's description, as the API has them. */

/** Types of a dwelling, in the words of the person who fills in the home type. */
export const homeTypes = ["SINGLE_FAMILY_HOME", "TOWNHOUSE", "CONDO", "MULTI_FAMILY", "APARTMENT_BUILDING", "MANUFACTURED_OR_MOBILE_HOME"] as const;
export type HomeType = (typeof homeTypes)[number];

/** Types in public records: the same, and buildings that aren't homes. */
export const propertyTypes = [...homeTypes, "COMMERCIAL"] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** Uses of a property that is rented out; several may apply. */
export const occupancyTypes = ["TENANT_PRIMARY", "TENANT_SEASONAL", "OWNER_SECONDARY", "UNOCCUPIED", "VACANT"] as const;
export type OccupancyType = (typeof occupancyTypes)[number];

/** Occupancy of a home that its owner insures: one of those uses, or the owner all year round. */
export const homeOccupancies = ["OWNER_PRIMARY", ...occupancyTypes] as const;
export type HomeOccupancy = (typeof homeOccupancies)[number];

/** In rising order of cost per square foot. */
export const constructionQualities = ["STANDARD", "UPGRADED", "PREMIUM"] as const;
export type ConstructionQuality = (typeof constructionQualities)[number];

/** Dollars to rebuild a square foot if the provider has no figure. Shown as an estimate. */
export const dwellingEstimate: Readonly<Record<ConstructionQuality, number>> = { STANDARD: 150, UPGRADED: 180, PREMIUM: 210 };

/** Road distance to the nearest fire station, in the steps of fire protection classes. */
export const fireStationDistances = ["WITHIN_FIVE_MILES", "FIVE_TO_TEN_MILES", "MORE_THAN_TEN_MILES"] as const;
export type FireStationDistance = (typeof fireStationDistances)[number];

export const foundationTypes = ["SLAB", "CRAWL_SPACE", "BASEMENT_UNFINISHED", "BASEMENT_FINISHED", "PIER_AND_BEAM"] as const;
export type FoundationType = (typeof foundationTypes)[number];

export const roofTypes = ["ASPHALT_SHINGLE", "METAL", "TILE", "SLATE", "WOOD_SHAKE", "FLAT"] as const;
export type RoofType = (typeof roofTypes)[number];

/** Years since the roof was updated; the first is the default. */
export const roofUpdateTimes = ["LESS_THAN_FIVE", "FIVE_TO_TEN", "ELEVEN_TO_FIFTEEN", "MORE_THAN_FIFTEEN", "DONT_KNOW"] as const;
export type RoofUpdateTime = (typeof roofUpdateTimes)[number];

/** The minimum age of a home, in whole years, for its roof to have been updated so long ago. */
export const roofUpdateLeastAge: Readonly<Partial<Record<RoofUpdateTime, number>>> = { FIVE_TO_TEN: 5, ELEVEN_TO_FIFTEEN: 11, MORE_THAN_FIFTEEN: 16 };

export const safetyDevices = ["sprinklerSystem", "smokeDetector", "fireExtinguisher", "deadBoltLocks", "burglarAlarm", "gatedOrLimited"] as const;
export type SafetyDevice = (typeof safetyDevices)[number];

/** People and pets who share the home. */
export const householdMembers = ["partnerSpouse", "roommates", "kids", "dog", "cat"] as const;
export type HouseholdMember = (typeof householdMembers)[number];
