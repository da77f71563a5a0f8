import { updateDrivers } from "../../api/contract/applications/updateDrivers";
import { addressee, callApplication } from "../../session/application/application";
import { done } from "../../session/effectOutcome";
import type { Effect } from "../../session/effect";
import { referralOf } from "../../session/fields/referral";
import { drivers } from "../drivers/fields";
import { driversRequest } from "../drivers/requests";
import { driverHistory } from "./fields";

/** PATCHes the drivers with their counts, once every driver was asked. */
const sendHistory: Effect = {
  id: "sendHistory",
  input: (answers, session) => [addressee(session), answers.get(drivers).map(({ key }) => [key, answers.get(driverHistory)[key]])],
  async run({ answers, session, signal }) {
    const history = answers.get(driverHistory);
    if (answers.get(drivers).some(({ key }) => !(key in history))) return done;
    const state = session.line.peek()?.riskState(answers) ?? null;
    const body = driversRequest(answers, state, referralOf(session));
    const sent = await callApplication(session, updateDrivers, body, signal, undefined, { keepalive: true });
    return sent.ok ? done : { kind: "problem", problem: sent.error };
  },
  // Counts change a price and nothing that is asked. Prices come next, and raise the same case.
  behind: true,
  casesByCode: { PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" },
};

export const effects: readonly Effect[] = [sendHistory];
