import type { ServiceLine } from "../serviceLine";
import { condominiumCarriers } from "./carriers";
import { condominiumCoverages } from "./coverages";
import { condominiumCreate } from "./create";
import { condominiumRate } from "./rate";

export const condominium: ServiceLine = {
  names: { es: "condominio" },
  ...condominiumCreate,
  ...condominiumCarriers,
  ...condominiumCoverages,
  ...condominiumRate,
};
