import { readPrefill } from "../../api/contract/applications/readPrefill";
import { callApplication } from "../../session/application/application";
import { done } from "../../session/effect";
import type { Effect } from "../../session/effect";
import { confirmationOf, propertyAddress } from "../address/effects";
import { drivers } from "../drivers/fields";
import { vehicles } from "../vehicles/fields";
import { addRecords } from "../vehicles/prefill";

/**
 * Adds the household's vehicles on record to the list, none of them chosen. Asked once for an application and its drivers:
 * after a reload or Back the list is as it was.
 */
const prefillVehicles: Effect = {
  id: "prefillVehicles",
  input: (answers, session) => [
    session.application.peek()?.id,
    answers.get(drivers).map(({ firstName, lastName, dateOfBirth }) => [firstName, lastName, dateOfBirth]),
  ],
  async run({ answers, session, signal }) {
    const found = await callApplication(session, readPrefill, undefined, signal);
    if (!found.ok) return { kind: "problem", problem: found.error };
    addRecords(session, found.value.personalVehicles, vehicles, confirmationOf(propertyAddress(answers)));
    return done;
  },
  failure: "errorScreen",
};

export const effects: readonly Effect[] = [prefillVehicles];
