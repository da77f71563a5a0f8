import type { Effect } from "../../session/effect";
import { confirmationOf, propertyAddress } from "../address/propertyAddress";
import { drivers } from "../drivers/fields";
import { vehicles } from "../vehicles/fields";
import { addRecords } from "../vehicles/prefill";
import { areRecordsAsked, recordsFor, recordsOf } from "../vehicles/recordsOf";

/**
 * Adds the household's vehicles on record to the list, unselected. Runs once per application and drivers, so a reload or Back finds
 * the list unchanged.
 */
const prefillVehicles: Effect = {
  id: "prefillVehicles",
  input: (answers, session) => recordsFor(session, answers.get(drivers)),
  async run({ answers, session, signal }) {
    const isAhead = areRecordsAsked(session, answers.get(drivers));
    const found = await recordsOf(session, answers.get(drivers));
    signal.throwIfAborted();
    if (!found.ok) return { kind: "problem", problem: found.error };
    addRecords(session, found.value.personalVehicles, vehicles, confirmationOf(propertyAddress(answers)));
    return { kind: "done", isAhead };
  },
  failure: "errorScreen",
};

export const effects: readonly Effect[] = [prefillVehicles];
