import { propertyRate } from "../../property/propertyLine";
import { condominiumKind } from "./kind";

export const condominiumRate = propertyRate(condominiumKind);
