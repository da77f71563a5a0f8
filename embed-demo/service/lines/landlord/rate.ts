import { propertyRate } from "../../property/propertyLine";
import { landlordKind } from "./kind";

export const landlordRate = propertyRate(landlordKind);
