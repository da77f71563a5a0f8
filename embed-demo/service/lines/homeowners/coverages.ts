import { propertyCoverages } from "../../property/propertyLine";
import { homeownersKind } from "./kind";

export const homeownersCoverages = propertyCoverages(homeownersKind);
