/** The names of a property's facts. */
export type FactName =
  | "yearBuilt"
  | "squareFootage"
  | "numberOfStories"
  | "numberOfFloors"
  | "constructionQuality"
  | "foundationType"
  | "roofType"
  | "roofUpdated"
  | "timeSinceRoofUpdate"
  | "centralAC"
  | "distanceToFireStation"
  | "propertyType"
  | "homeOccupancy";

/** A public record, the visitor, or a default of ours. */
export type Origin = "PUBLIC_RECORD" | "CUSTOMER" | "ASSUMED";
