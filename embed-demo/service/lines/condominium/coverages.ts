import { propertyCoverages } from "../../property/propertyLine";
import { condominiumKind } from "./kind";

export const condominiumCoverages = propertyCoverages(condominiumKind);
