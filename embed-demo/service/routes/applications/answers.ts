import { calendarDay } from "../../../../src/kernel/dates";
import type { AdditionalInfo } from "../../../../src/api/contract/applications/additionalInfo";
import { updateAdditionalInfo } from "../../../../src/api/contract/applications/updateAdditionalInfo";
import { updateBundling } from "../../../../src/api/contract/applications/updateBundling";
import { updateCohabitation } from "../../../../src/api/contract/applications/updateCohabitation";
import { updateDiscounts } from "../../../../src/api/contract/applications/updateDiscounts";
import { updateGeneralInfo } from "../../../../src/api/contract/applications/updateGeneralInfo";
import type { FieldError } from "../../../../src/api/contract/problem";
import type { InsuranceLine } from "../../../../src/business/lines";
import { confirmedDiscounts } from "../../property/discounts";
import { route } from "../../http/call";
import { propertyLines } from "../../../../src/business/propertyLines";
import { checkApplicant, resideErrors, startErrors } from "../../applications/applicant";
import { yearsCoveredErrors } from "./drivers";
import { stateOf } from "../../database/parts";
import { refuse } from "../../applications/refusal";
import { forUpdate, forUpdateOf, saveParts } from "../../applications/store";

/** Auto and motorcycle have different bounds under different names: the other's name would bypass them. */
const mileageOf: Readonly<Partial<Record<InsuranceLine, "numberOfMiles" | "annualMileage">>> = { PERSONAL_AUTO: "numberOfMiles", MOTORCYCLE: "annualMileage" };

const mileageErrors = (line: InsuranceLine, said: AdditionalInfo): FieldError[] =>
  (["numberOfMiles", "annualMileage"] as const).flatMap((name) =>
    said[name] === undefined || mileageOf[line] === name ? [] : [{ pointer: `/${name}`, message: "Not asked on this line" }],
  );

/** Parts that are stored unchanged. */
export const answersRoutes = [
  route(updateAdditionalInfo, async (call) => {
    const found = await forUpdate(call);
    refuse([...mileageErrors(found.line, call.body), ...yearsCoveredErrors(call.body, found.parts.drivers, calendarDay(call.now))]);
    return saveParts(call.db, found, { additionalInfo: { ...found.parts.additionalInfo, ...call.body } });
  }),

  route(updateBundling, async (call) => saveParts(call.db, await forUpdate(call), { bundling: call.body.bundling })),

  route(updateGeneralInfo, async (call) => {
    const found = await forUpdate(call);
    const { personalInfoData, insuranceStartData } = call.body;
    const today = calendarDay(call.now);
    if (personalInfoData) checkApplicant(found.line, stateOf(found.parts), personalInfoData, "/personalInfoData", today);
    const { effectiveDate, insuredResideTime } = insuranceStartData ?? {};
    refuse([
      ...(effectiveDate === undefined ? [] : startErrors("/insuranceStartData/effectiveDate", effectiveDate, 1, today)),
      ...(insuredResideTime === undefined ? [] : resideErrors("/insuranceStartData/insuredResideTime", insuredResideTime, today)),
    ]);
    return saveParts(call.db, found, {
      ...(personalInfoData && { personalInfo: personalInfoData }),
      ...(effectiveDate && { startDate: effectiveDate, insuredResideTime }),
    });
  }),

  route(updateCohabitation, async (call) => {
    const found = await forUpdateOf(call, propertyLines);
    return saveParts(call.db, found, { cohabitationData: { ...found.parts.cohabitationData, ...call.body.cohabitationData } });
  }),

  route(updateDiscounts, async (call) => {
    const found = await forUpdateOf(call, propertyLines);
    const discountsData = { ...found.parts.discountsData, ...call.body.discountsData };
    return { ...(await saveParts(call.db, found, { discountsData })), appliedDiscounts: confirmedDiscounts(discountsData) };
  }),
];
