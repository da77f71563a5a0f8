import { home } from "../../../business/limits";
import * as values from "../../../business/property";
import { z } from "../../../kernel/zod";

/**
 * A property as its owner describes it, known before or not. The replacement cost isn't among the members: the service works it
 * out from them, and drops one that is sent. The newest year built (next year) and what a roof's age allows are checked
 * against the calendar, not here.
 */
export const propertyPrefill = z.object({
  propertyType: z.optional(z.enum(values.propertyTypes)),
  occupancyType: z.optional(z.enum(values.homeOccupancies)),
  constructionQuality: z.optional(z.enum(values.constructionQualities)),
  distanceToFireStation: z.optional(z.enum(values.fireStationDistances)),
  yearBuilt: z.optional(z.int().check(z.minimum(home.yearBuiltMin), z.maximum(2100))),
  squareFootage: z.optional(z.int().check(z.minimum(home.squareFeet.min), z.maximum(home.squareFeet.max))),
  /** Of the house, or of the unit itself. */
  numberOfStories: z.optional(z.int().check(z.minimum(home.stories.min), z.maximum(home.stories.max))),
  /** Of the building that a condominium is in. */
  numberOfFloors: z.optional(z.int().check(z.minimum(home.stories.min), z.maximum(home.stories.condoMax))),
  foundationType: z.optional(z.enum(values.foundationTypes)),
  centralAC: z.optional(z.boolean()),
  roofType: z.optional(z.enum(values.roofTypes)),
  roofUpdated: z.optional(z.boolean()),
  timeSinceRoofUpdate: z.optional(z.enum(values.roofUpdateTimes)),
});
export type PropertyPrefill = z.infer<typeof propertyPrefill>;

/** Where a value came from: a public record, the visitor (who said otherwise, or what no record says), or a default of ours. */
export const propertyOrigin = z.enum(["PUBLIC_RECORD", "CUSTOMER", "ASSUMED"]);
export type PropertyOrigin = z.infer<typeof propertyOrigin>;

/** What it costs to rebuild. Null until a square footage is known. */
export const rebuildCost = {
  /** Whole dollars. */
  replacementCost: z.nullable(z.int()),
  /** The provider has a figure of its own for the property as it is on record. */
  providerReturnedReplacementCost: z.boolean(),
  /** The provider worked the figure out again for what the visitor changed. */
  providerRecalculatedReplacementCost: z.boolean(),
  /** The provider has none: square feet times the rate of the construction quality. Say that it is an estimate. */
  replacementCostIsEstimate: z.boolean(),
};

/** A property's description with where each of its values is from. */
export const propertyAnswer = {
  /** `COMPLETE`: every member is on record; `PARTIAL`: some are; `FAILED`: the provider knows nothing of the address. */
  providerStatus: z.enum(["COMPLETE", "PARTIAL", "FAILED"]),
  /** A member that nobody has said and that has no default is absent: it is to be asked. */
  prefillData: propertyPrefill,
  /** One entry for each member of `prefillData`. */
  origins: z.partialRecord(z.keyof(propertyPrefill), propertyOrigin),
  ...rebuildCost,
};
