import { devicesField } from "../../steps/discounts/fields";
import {
  centralAC,
  constructionQuality,
  distanceToFireStation,
  foundationType,
  homeOccupancy,
  numberOfStories,
  propertyType,
  roofType,
  roofUpdated,
  squareFootage,
  timeSinceRoofUpdate,
  yearBuilt,
} from "../../steps/prefill/fields";

/** A house, in the order in which it is shown. */
export const facts = [
  propertyType,
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
  homeOccupancy,
];

/** Ticked to begin with: most houses have these two. */
export const devices = devicesField(["smokeDetector", "deadBoltLocks"]);
