import type { creationAtAddress } from "../../api/contract/applications/shared";
import type { Endpoint } from "../../api/contract/endpoint";
import type { Field } from "../../flow/field";
import { done } from "../../session/effect";
import type { Effect } from "../../session/effect";
import { propertyAddress } from "../address/effects";
import type { VehicleAnswer } from "./fields";
import { takeVehiclesOff } from "./takeOff";

/**
 * POST of the application of a line with vehicles, which takes the address and nothing else (spec §7). A failure ends on the
 * error screen (spec §4).
 */
export const createVehicleApplication = (
  endpoint: Endpoint & typeof creationAtAddress,
  list: Field<readonly VehicleAnswer[]>,
): Effect => ({
  id: "createApplication",
  input: (answers) => propertyAddress(answers),
  async run({ answers, session, idempotencyKey, signal }) {
    const client = await session.api();
    const lead = session.lead.peek();
    const line = session.line.peek()?.slug ?? "";
    const made = await client.call(endpoint, {
      body: { propertyAddress: propertyAddress(answers), ...(lead && { leadId: lead.id }) },
      ...(lead && { token: lead.token }),
      idempotencyKey,
      signal,
    });
    if (!made.ok) return { kind: "problem", problem: made.error };
    const { applicationId, applicantId, token, revision } = made.value;
    session.application.value = { id: applicationId, applicantId, token, revision, line, ratedWith: null };
    takeVehiclesOff(session, list);
    return done;
  },
  failure: "errorScreen",
  casesByCode: { CODE_NOT_SUPPORTED: "codeNotSupported", PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" },
});
