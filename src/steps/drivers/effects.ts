import { updateDrivers } from "../../api/contract/applications/updateDrivers";
import { addressee, callApplication } from "../../session/application/application";
import { forgetSent } from "../../session/application/owed";
import { done } from "../../session/effectOutcome";
import type { Effect } from "../../session/effect";
import { referralOf } from "../../session/fields/referral";
import { historyMark } from "../history/substeps";
import { gender } from "../person/gender";
import { maritalStatus } from "../person/maritalStatus";
import { nameLead } from "../person/nameLead";
import { recordsOf } from "../vehicles/recordsOf";
import { adoptDrivers } from "./adoptDrivers";
import { drivers } from "./fields";
import { policyHolderFields } from "./itemFields";
import { driversRequest, policyHolder, wireDriver } from "./requests";

/** Ignores history, which has its own step and its own call: changed counts alone don't send the drivers from here. */
const sendDrivers: Effect = {
  id: "sendDrivers",
  ahead: true,
  input(answers, session) {
    const state = session.line.peek()?.riskState(answers) ?? null;
    const list = answers.get(drivers).map((driver, index) => wireDriver(driver, index, state));
    return [addressee(session), list, policyHolder(answers, referralOf(session))];
  },
  async run({ answers, session, signal }) {
    const state = session.line.peek()?.riskState(answers) ?? null;
    const sent = await callApplication(session, updateDrivers, driversRequest(answers, state, referralOf(session)), signal);
    if (!sent.ok) return { kind: "problem", problem: sent.error };
    // The drivers take their counts along, which may differ from those that the history's own step sent last.
    forgetSent(session, historyMark);
    adoptDrivers(session, answers, sent.value);
    // Sent ahead of Next, the list is an answer from here on, and so is the policyholder who was sent with it. Otherwise a visitor who
    // saves the main driver and goes back to the prices would have the earlier e-mail sent again, to the companies and to the lead.
    session.commit(Object.fromEntries(policyHolderFields.map((field) => [field.name, answers.get(field)])));
    // The screen after this one lists the cars on record.
    if (session.line.peek()?.wire === "PERSONAL_AUTO") void recordsOf(session, answers.get(drivers)).catch(() => undefined);
    return done;
  },
  casesByCode: { PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" },
};

/** Copies the main driver's details into the answers that other lines share. */
const rememberPerson: Effect = {
  id: "rememberPerson",
  input: (answers) => [answers.get(drivers)[0]?.gender, answers.get(drivers)[0]?.maritalStatus],
  run({ answers, session }) {
    const { gender: said = "", maritalStatus: status = "" } = answers.get(drivers)[0] ?? {};
    session.commit({ ...(said && { [gender.name]: said }), ...(status && { [maritalStatus.name]: status }) });
    return Promise.resolve(done);
  },
};

export const effects: readonly Effect[] = [sendDrivers, rememberPerson, nameLead];
