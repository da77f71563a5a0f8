import { unjudged } from "../../flow/field";
import { devicesField } from "../../steps/discounts/fields";
import {
  centralAC,
  constructionQuality,
  distanceToFireStation,
  foundationType,
  numberOfStories,
  propertyType,
  roofType,
  roofUpdated,
  squareFootage,
  timeSinceRoofUpdate,
  yearBuilt,
} from "../../steps/prefill/fields";

/** A house that is rented out. What kind it is has a step of its own where no record has it; how it is used always has. */
export const facts = [
  unjudged(propertyType),
  yearBuilt,
  squareFootage,
  numberOfStories,
  constructionQuality,
  foundationType,
  roofType,
  roofUpdated,
  timeSinceRoofUpdate,
  centralAC,
  distanceToFireStation,
];

export const devices = devicesField();
