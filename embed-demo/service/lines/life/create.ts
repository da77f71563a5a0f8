import { createLifeApplication } from "../../../../src/api/contract/applications/createLife";
import { calendarDay } from "../../../../src/kernel/dates";
import { checkLife } from "../../applications/checkLife";
import type { ApplicationParts } from "../../database/parts";
import { creation } from "../creation";
import type { LineCreate } from "../serviceLine";

export const lifeCreate: LineCreate = {
  creation: creation(createLifeApplication, ({ body: { leadId: _leadId, personalInfo, ...said }, now }) => {
    const parts: ApplicationParts = { life: said, ...(personalInfo && { personalInfo }) };
    checkLife(parts, personalInfo, calendarDay(now));
    return parts;
  }),
  thirdParties: [],
};
