import type { AdditionalInfo } from "../../api/contract/applications/additionalInfo";
import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { RuleContext } from "../../flow/field";
import { sendPart } from "../../session/application/sendPart";
import { createApplicationAt } from "../../steps/address/createApplication";
import { yearsLicensed } from "../../steps/drivers/yearsLicensed";
import { vehicles } from "../../steps/vehicles/fields";
import { takeVehiclesOff } from "../../steps/vehicles/takeOff";
import { wireYears, yearsCovered } from "./fields";

/** POST applications/auto. */
export const createApplication = createApplicationAt("auto", { adopt: (session, at) => takeVehiclesOff(session, vehicles, at) });

/** The part of PATCH additional-info that holds the years of continuous coverage; empty while unanswered. */
export function yearsCoveredRequest(context: RuleContext): AdditionalInfo {
  const years = context.answers.get(yearsCovered);
  return years === null ? {} : { yearsWithContinuousCoverageAuto: wireYears(years, yearsLicensed(context)) };
}

export const sendYearsCovered = sendPart({
  id: "sendYearsCovered",
  // Years change a price, and which questions follow is read from the answer itself.
  behind: true,
  endpoint: updateAdditionalInfo,
  body: (answers, session) => yearsCoveredRequest({ ...session.ruleContext(), answers }),
});
