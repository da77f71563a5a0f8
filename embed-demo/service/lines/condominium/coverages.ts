import { propertyCoverages } from "../../property/propertyLine";

export const condominiumCoverages = propertyCoverages("CONDOMINIUM");
