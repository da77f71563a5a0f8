import { createLifeApplication } from "../../../../src/api/contract/applications/createLife";
import { chosenFor } from "../../coverages/held";
import { lifeCoveragesOffered } from "./coverages";
import { lifeInput } from "./input";
import { rateLife } from "./rate";
import { checkLife } from "../../applications/checkLife";
import type { ApplicationParts } from "../../database/parts";
import { creation } from "../creation";
import type { ServiceLine } from "../serviceLine";

export const life: ServiceLine = {
  names: { es: "vida a término" },
  sellsOnline: false,
  unserved: [],
  thirdParties: [],
  creation: creation(createLifeApplication, ({ body: { leadId: _leadId, personalInfo, ...said } }) => {
    const parts: ApplicationParts = { life: said, ...(personalInfo && { personalInfo }) };
    checkLife(parts, personalInfo);
    return parts;
  }),
  coveragesIn: lifeCoveragesOffered,
  chosen: chosenFor,
  dwelling: () => null,
  ratingInput: lifeInput,
  rate: rateLife,
  checked: "your health records",
};
