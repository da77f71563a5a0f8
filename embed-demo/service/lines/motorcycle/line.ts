import type { ServiceLine } from "../serviceLine";
import { motorcycleCarriers } from "./carriers";
import { motorcycleCoveragesIn } from "./coverages";
import { motorcycleCreate } from "./create";
import { motorcycleInput } from "./input";
import { rateMotorcycle } from "./rate";

export const motorcycle: ServiceLine = {
  names: { es: "motocicleta" },
  ...motorcycleCreate,
  ...motorcycleCarriers,
  coveragesIn: motorcycleCoveragesIn,
  // None can be changed.
  chosen: () => ({}),
  dwelling: () => null,
  ratingInput: motorcycleInput,
  rate: rateMotorcycle,
};
