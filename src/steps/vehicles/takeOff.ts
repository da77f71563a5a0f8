import type { Field } from "../../flow/field";
import type { Session } from "../../session/session";
import type { VehicleAnswer } from "./fields";
import { isChosen } from "./fields";

/**
 * The list for a new application at an address: no vehicle is on it yet, so "added to app" goes back to "selected". What another
 * address's records name goes with that address, but for what the visitor has chosen: that is theirs by now.
 */
export const takenOff = (list: readonly VehicleAnswer[], at: string): readonly VehicleAnswer[] =>
  list.flatMap((vehicle) => {
    const { recordedAt, ...own } = vehicle;
    const isOfElsewhere = recordedAt !== undefined && recordedAt !== at;
    if (isOfElsewhere && !isChosen(vehicle)) return [];
    const kept: VehicleAnswer = isOfElsewhere ? { ...own, prefill: false } : vehicle;
    return kept.status === "ADDEDTOAPP" ? { ...kept, status: "SELECTED" as const } : kept;
  });

/** What was submitted, and what is being put together since. */
export function takeVehiclesOff(session: Session, list: Field<readonly VehicleAnswer[]>, at: string): void {
  const listed = takenOff(session.draft(list).peek(), at);
  session.commit({ [list.name]: takenOff(session.answers.peek().get(list), at) });
  session.set(list, listed);
}
