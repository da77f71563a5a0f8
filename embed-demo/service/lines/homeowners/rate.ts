import { propertyRate } from "../../property/propertyLine";
import { homeownersKind } from "./kind";

export const homeownersRate = propertyRate(homeownersKind);
