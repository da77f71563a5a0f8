import type { ServiceLine } from "../serviceLine";
import { rentersCarriers } from "./carriers";
import { rentersCoverages } from "./coverages";
import { rentersCreate } from "./create";
import { rentersRate } from "./rate";

export const renters: ServiceLine = {
  names: { es: "inquilinos" },
  ...rentersCreate,
  ...rentersCarriers,
  ...rentersCoverages,
  ...rentersRate,
};
