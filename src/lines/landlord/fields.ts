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

/** The facts of a rented-out house. The property type has a step of its own when no record has it; its use always has one. */
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
