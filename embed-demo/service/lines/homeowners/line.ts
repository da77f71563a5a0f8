import type { ServiceLine } from "../serviceLine";
import { homeownersCarriers } from "./carriers";
import { homeownersCoverages } from "./coverages";
import { homeownersCreate } from "./create";
import { homeownersRate } from "./rate";

export const homeowners: ServiceLine = {
  names: { es: "casa" },
  ...homeownersCreate,
  ...homeownersCarriers,
  ...homeownersCoverages,
  ...homeownersRate,
};
