import type { ServiceLine } from "../serviceLine";
import { autoCarriers } from "./carriers";
import { autoCoveragesIn } from "./coverages";
import { autoCreate } from "./create";
import { autoInput } from "./input";
import { rateAuto } from "./rate";

export const auto: ServiceLine = {
  names: { es: "auto" },
  ...autoCreate,
  ...autoCarriers,
  coveragesIn: autoCoveragesIn,
  chosen: ({ autoCoverageData: { vehicles: _vehicles, ...chosen } = {} }) => chosen,
  dwelling: () => null,
  ratingInput: autoInput,
  rate: rateAuto,
};
