import { home } from "../../../business/limits";
import * as values from "../../../business/property";
import { z } from "../../../kernel/zod";

/**
 * A property as its owner describes it, whether on record or not. The replacement cost isn't a member: the service computes
 * it and ignores one that is sent. The newest year built (next year) and the limits of a roof's age are checked against the
 * calendar, not here.
 */
export const propertyPrefill = z.object({
  propertyType: z.optional(z.enum(values.propertyTypes)),
  occupancyType: z.optional(z.enum(values.homeOccupancies)),
  constructionQuality: z.optional(z.enum(values.constructionQualities)),
  distanceToFireStation: z.optional(z.enum(values.fireStationDistances)),
  yearBuilt: z.optional(z.int().check(z.minimum(home.yearBuiltMin), z.maximum(2100))),
  squareFootage: z.optional(z.int().check(z.minimum(home.squareFeet.min), z.maximum(home.squareFeet.max))),
  /** Stories of the house, or of the unit itself. */
  numberOfStories: z.optional(z.int().check(z.minimum(home.stories.min), z.maximum(home.stories.max))),
  /** Floors of the building that contains a condominium. */
  numberOfFloors: z.optional(z.int().check(z.minimum(home.stories.min), z.maximum(home.stories.condoMax))),
  foundationType: z.optional(z.enum(values.foundationTypes)),
  centralAC: z.optional(z.boolean()),
  roofType: z.optional(z.enum(values.roofTypes)),
  roofUpdated: z.optional(z.boolean()),
  timeSinceRoofUpdate: z.optional(z.enum(values.roofUpdateTimes)),
});
export type PropertyPrefill = z.infer<typeof propertyPrefill>;

/** The source of a value: a public record, the visitor (who changed it or filled it in), or our default. */
export const propertyOrigin = z.enum(["PUBLIC_RECORD", "CUSTOMER", "ASSUMED"]);
export type PropertyOrigin = z.infer<typeof propertyOrigin>;

/** The cost to rebuild. Null until the square footage is known. */
export const rebuildCost = {
  /** Whole dollars. */
  replacementCost: z.nullable(z.int()),
  /** True if the provider has its own figure for the property as it is on record. */
  providerReturnedReplacementCost: z.boolean(),
  /** True if the provider recomputed the figure with the visitor's changes. */
  providerRecalculatedReplacementCost: z.boolean(),
  /** True if the provider has no figure: square feet times the rate of the construction quality. Show it as an estimate. */
  replacementCostIsEstimate: z.boolean(),
};

/** A property's description with the source of each value. */
export const propertyAnswer = {
  /** `COMPLETE`: every member is on record; `PARTIAL`: some are; `FAILED`: the provider doesn't know the address. */
  providerStatus: z.enum(["COMPLETE", "PARTIAL", "FAILED"]),
  /** Unknown members without a default are absent and have to be asked for. */
  prefillData: propertyPrefill,
  /** One entry for each member of `prefillData`. */
  origins: z.partialRecord(z.keyof(propertyPrefill), propertyOrigin),
  ...rebuildCost,
};
