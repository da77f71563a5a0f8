import { propertyRate } from "../../property/propertyLine";

export const homeownersRate = propertyRate("PERSONAL_HOME");
