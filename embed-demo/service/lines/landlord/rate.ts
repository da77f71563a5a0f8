import { propertyRate } from "../../property/propertyLine";

export const landlordRate = propertyRate("LANDLORD");
