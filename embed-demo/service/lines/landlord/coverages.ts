import { propertyCoverages } from "../../property/propertyLine";

export const landlordCoverages = propertyCoverages("LANDLORD");
