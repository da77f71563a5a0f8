import type { Effect } from "../../session/effect";
import { confirmationOf, propertyAddress } from "../address/propertyAddress";
import { drivers } from "../drivers/fields";
import { vehicles } from "../vehicles/fields";
import { addRecords } from "../vehicles/prefill";
import { recordsAhead, recordsFor, recordsOf } from "../vehicles/recordsOf";

/**
 * Adds the household's vehicles on record to the list, unselected. Runs once per application and drivers, so a reload or Back finds
 * the list unchanged.
 */
const prefillVehicles: Effect = {
  id: "prefillVehicles",
  input: (answers, session) => recordsFor(session, answers.get(drivers)),
  isReady: (answers, session) => recordsAhead(session, answers.get(drivers)).isAnswered,
  async run({ answers, session, signal }) {
    const isAhead = recordsAhead(session, answers.get(drivers)).isAsked;
    const found = await recordsOf(session, answers.get(drivers));
    signal.throwIfAborted();
    if (!found.ok) return { kind: "problem", problem: found.error };
    addRecords(session, found.value.personalVehicles, vehicles, confirmationOf(propertyAddress(answers)));
    return { kind: "done", isAhead };
  },
  failure: "errorScreen",
};

export const effects: readonly Effect[] = [prefillVehicles];
