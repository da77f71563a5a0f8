import { propertyRate } from "../../property/propertyLine";

export const condominiumRate = propertyRate("CONDOMINIUM");
