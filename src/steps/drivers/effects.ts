import { updateDrivers } from "../../api/contract/applications/updateDrivers";
import { callApplication } from "../../session/application";
import { done } from "../../session/effect";
import type { Effect } from "../../session/effect";
import { nameLead } from "../person/nameLead";
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

export const effects: readonly Effect[] = [sendDrivers, nameLead];
