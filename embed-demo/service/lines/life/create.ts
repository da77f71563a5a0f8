import { createLifeApplication } from "../../../../src/api/contract/applications/createLife";
import { checkLife } from "../../applications/checkLife";
import type { ApplicationParts } from "../../database/parts";
import { creation } from "../creation";
import type { LineCreate } from "../serviceLine";

export const lifeCreate: LineCreate = {
  creation: creation(createLifeApplication, ({ body: { leadId: _leadId, personalInfo, ...said } }) => {
    const parts: ApplicationParts = { life: said, ...(personalInfo && { personalInfo }) };
    checkLife(parts, personalInfo);
    return parts;
  }),
  thirdParties: [],
};
