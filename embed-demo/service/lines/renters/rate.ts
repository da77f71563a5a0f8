import { propertyRate } from "../../property/propertyLine";
import { rentersKind } from "./kind";

export const rentersRate = propertyRate(rentersKind);
