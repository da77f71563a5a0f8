import { createAutoApplication } from "../../api/contract/applications/createAuto";
import { done } from "../../session/effect";
import type { Effect } from "../../session/effect";
import { propertyAddress } from "../../steps/address/effects";

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
    return done;
  },
  failure: "errorScreen",
  casesByCode: { CODE_NOT_SUPPORTED: "codeNotSupported", PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" },
};
