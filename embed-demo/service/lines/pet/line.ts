import { chosenFor } from "../../coverages/held";
import type { ServiceLine } from "../serviceLine";
import { petCarriers } from "./carriers";
import { petCoveragesOffered } from "./coverages";
import { petCreate } from "./create";
import { petInput } from "./input";
import { ratePet } from "./rate";

export const pet: ServiceLine = {
  names: { es: "mascotas" },
  ...petCreate,
  ...petCarriers,
  coveragesIn: petCoveragesOffered,
  chosen: chosenFor,
  dwelling: () => null,
  ratingInput: petInput,
  rate: ratePet,
};
