import type { Field } from "../../flow/field";
import type { Session } from "../../session/session";
import type { VehicleAnswer } from "./fields";

/** No vehicle is on a new application yet: "added to app" goes back to "selected" (spec §4). */
export const takenOff = (list: readonly VehicleAnswer[]): readonly VehicleAnswer[] =>
  list.map((vehicle) => (vehicle.status === "ADDEDTOAPP" ? { ...vehicle, status: "SELECTED" } : vehicle));

/** What was submitted, and what is being put together since. */
export function takeVehiclesOff(session: Session, list: Field<readonly VehicleAnswer[]>): void {
  const listed = takenOff(session.draft(list).peek());
  session.commit({ [list.name]: takenOff(session.answers.peek().get(list)) });
  session.set(list, listed);
}
