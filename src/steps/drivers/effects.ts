import { updateDrivers } from "../../api/contract/applications/updateDrivers";
import type { QuoteStatus } from "../../api/contract/values";
import { callApplication } from "../../session/application";
import { done } from "../../session/effect";
import type { Effect } from "../../session/effect";
import { personFields } from "../../session/entity/person";
import { sendLead } from "../../session/lead";
import { adoptDrivers } from "./adoptDrivers";
import { drivers } from "./fields";
import { driversRequest, policyHolder, wireDriver } from "./requests";

/** History has its own step and its own call: a count alone doesn't send the drivers again from here. */
const sendDrivers: Effect = {
  id: "sendDrivers",
  input(answers, session) {
    const state = session.line.peek()?.riskState(answers) ?? null;
    const list = answers.get(drivers).map((driver, index) => wireDriver(driver, index, state));
    return [session.application.peek()?.id, list, policyHolder(answers)];
  },
  async run({ answers, session, signal }) {
    const state = session.line.peek()?.riskState(answers) ?? null;
    const sent = await callApplication(session, updateDrivers, driversRequest(answers, state), signal);
    if (!sent.ok) return { kind: "problem", problem: sent.error };
    adoptDrivers(session, answers, sent.value.drivers);
    return done;
  },
  casesByCode: { PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" },
};

/** The lead learns whom it is about. Its status stays: only quotes and finalizing raise it. */
const nameLead: Effect = {
  id: "nameLead",
  input: (answers, session) => [session.lead.peek()?.id, personFields.map((field) => answers.get(field))],
  run({ answers, session }) {
    session.commit(Object.fromEntries(personFields.map((field) => [field.name, answers.get(field)])));
    const lead = session.lead.peek();
    if (lead) void sendLead(session, lead.status as QuoteStatus);
    return Promise.resolve(done);
  },
};

export const effects: readonly Effect[] = [sendDrivers, nameLead];
