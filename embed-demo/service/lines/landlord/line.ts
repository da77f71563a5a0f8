import type { ServiceLine } from "../serviceLine";
import { landlordCarriers } from "./carriers";
import { landlordCoverages } from "./coverages";
import { landlordCreate } from "./create";
import { landlordRate } from "./rate";

export const landlord: ServiceLine = {
  names: { es: "propiedad de alquiler" },
  ...landlordCreate,
  ...landlordCarriers,
  ...landlordCoverages,
  ...landlordRate,
};
