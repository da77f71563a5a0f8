import { propertyCoverages } from "../../property/propertyLine";

export const rentersCoverages = propertyCoverages("RENTERS");
