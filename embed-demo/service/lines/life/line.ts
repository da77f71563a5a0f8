import { chosenFor } from "../../coverages/held";
import type { ServiceLine } from "../serviceLine";
import { lifeCarriers } from "./carriers";
import { lifeCoveragesOffered } from "./coverages";
import { lifeCreate } from "./create";
import { lifeInput } from "./input";
import { rateLife } from "./rate";

export const life: ServiceLine = {
  names: { es: "vida a término" },
  ...lifeCreate,
  ...lifeCarriers,
  coveragesIn: lifeCoveragesOffered,
  chosen: chosenFor,
  dwelling: () => null,
  ratingInput: lifeInput,
  rate: rateLife,
};
