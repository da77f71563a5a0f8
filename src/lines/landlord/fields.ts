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

/** A house that is rented out. What kind it is and how it is used have steps of their own. */
export const facts = [
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

/** The facts that records fill in. The kind of building is among them: its own step begins with it. */
export const foundFacts = [propertyType, ...facts];

export const devices = devicesField();
