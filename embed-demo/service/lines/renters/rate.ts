import { propertyRate } from "../../property/propertyLine";

export const rentersRate = propertyRate("RENTERS");
