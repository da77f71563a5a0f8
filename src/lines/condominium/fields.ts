import { devicesField } from "../../steps/discounts/fields";
import {
  centralAC,
  constructionQuality,
  distanceToFireStation,
  homeOccupancy,
  numberOfFloors,
  numberOfStories,
  propertyType,
  squareFootage,
  yearBuilt,
} from "../../steps/prefill/fields";

/** A unit and its building. Roof and ground are the association's. */
export const facts = [
  propertyType,
  yearBuilt,
  squareFootage,
  numberOfStories,
  numberOfFloors,
  constructionQuality,
  centralAC,
  distanceToFireStation,
  homeOccupancy,
];

export const devices = devicesField();
