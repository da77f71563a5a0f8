import type { AdditionalInfo } from "../../api/contract/applications/additionalInfo";
import { createAutoApplication } from "../../api/contract/applications/createAuto";
import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { RuleContext } from "../../flow/field";
import { callApplication } from "../../session/application";
import { done } from "../../session/effect";
import type { Effect } from "../../session/effect";
import { propertyAddress } from "../../steps/address/effects";
import { yearsLicensed } from "../../steps/drivers/yearsLicensed";
import { takeVehiclesOff } from "../../steps/vehicles/takeOff";
import { yearsCovered } from "./entity";
import { wireYears } from "./yearsCovered";


/** POST applications/auto (spec §7). A failure ends on the error screen (spec §4). */
export const createApplication: Effect = {
  id: "createApplication",
  input: (answers) => propertyAddress(answers),
  async run({ answers, session, idempotencyKey, signal }) {
    const client = await session.api();
    const lead = session.lead.peek();
    const made = await client.call(createAutoApplication, {
      body: { propertyAddress: propertyAddress(answers), ...(lead && { leadId: lead.id }) },
      ...(lead && { token: lead.token }),
      idempotencyKey,
      signal,
    });
    if (!made.ok) return { kind: "problem", problem: made.error };
    const { applicationId, applicantId, token, revision } = made.value;
    session.application.value = { id: applicationId, applicantId, token, revision, line: "auto", ratedWith: null };
    takeVehiclesOff(session);
    return done;
  },
  failure: "errorScreen",
  casesByCode: { CODE_NOT_SUPPORTED: "codeNotSupported", PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" },
};

/** The member of PATCH additional-info that continuous coverage is (spec §7). */
export function yearsCoveredRequest(context: RuleContext): AdditionalInfo {
  const years = context.answers.get(yearsCovered);
  return years === null ? {} : { yearsWithContinuousCoverageAuto: wireYears(years, yearsLicensed(context)) };
}

export const sendYearsCovered: Effect = {
  id: "sendYearsCovered",
  input: (answers, session) => [session.application.peek()?.id, yearsCoveredRequest({ ...session.ruleContext(), answers })],
  async run({ answers, session, signal }) {
    const sent = await callApplication(session, updateAdditionalInfo, yearsCoveredRequest({ ...session.ruleContext(), answers }), signal);
    return sent.ok ? done : { kind: "problem", problem: sent.error };
  },
};
