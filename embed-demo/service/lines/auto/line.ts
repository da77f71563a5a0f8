import { autoCoveragesIn } from "../../driven/vehicleChoice";
import { autoInput } from "./input";
import { rateAuto } from "./rate";
import { createdAt } from "../createdAt";
import type { ServiceLine } from "../serviceLine";

export const auto: ServiceLine = {
  names: { es: "auto" },
  sellsOnline: false,
  unserved: ["WY"],
  thirdParties: [],
  creation: createdAt("auto"),
  coveragesIn: autoCoveragesIn,
  chosen: ({ autoCoverageData: { vehicles: _vehicles, ...chosen } = {} }) => chosen,
  dwelling: () => null,
  ratingInput: autoInput,
  rate: rateAuto,
  checked: "driving records",
};
