import { propertyCoverages } from "../../property/propertyLine";

export const homeownersCoverages = propertyCoverages("PERSONAL_HOME");
