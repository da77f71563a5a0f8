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

/** The facts of a unit and its building. Roof and ground belong to the association, so they aren't asked. */
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
