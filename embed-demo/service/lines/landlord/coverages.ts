import { propertyCoverages } from "../../property/propertyLine";
import { landlordKind } from "./kind";

export const landlordCoverages = propertyCoverages(landlordKind);
