import { readPrefill } from "../../api/contract/applications/readPrefill";
import { callApplication } from "../../session/application/application";
import { done } from "../../session/effectOutcome";
import type { Effect } from "../../session/effect";
import { confirmationOf, propertyAddress } from "../address/effects";
import { drivers } from "../drivers/fields";
import { vehicles } from "../vehicles/fields";
import { addRecords } from "../vehicles/prefill";

/**
 * Adds the household's vehicles on record to the list, unselected. Runs once per application and drivers, so a reload or Back finds
 * the list unchanged.
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
