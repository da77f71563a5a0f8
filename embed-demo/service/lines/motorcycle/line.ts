import { motorcycleCoveragesIn } from "./coverages";
import { motorcycleInput } from "./input";
import { rateMotorcycle } from "./rate";
import { createdAt } from "../createdAt";
import type { ServiceLine } from "../serviceLine";

export const motorcycle: ServiceLine = {
  names: { es: "motocicleta" },
  sellsOnline: false,
  unserved: ["HI"],
  thirdParties: [],
  creation: createdAt("motorcycle"),
  coveragesIn: motorcycleCoveragesIn,
  // None can be changed.
  chosen: () => ({}),
  dwelling: () => null,
  ratingInput: motorcycleInput,
  rate: rateMotorcycle,
  checked: "riding and driving records",
};
