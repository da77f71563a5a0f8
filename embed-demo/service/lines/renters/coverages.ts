import { propertyCoverages } from "../../property/propertyLine";
import { rentersKind } from "./kind";

export const rentersCoverages = propertyCoverages(rentersKind);
