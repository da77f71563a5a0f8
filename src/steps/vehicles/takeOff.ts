import type { Field } from "../../flow/field";
import type { Session } from "../../session/session";
import type { VehicleAnswer } from "./fields";
import { isChosen } from "./fields";

/**
 * The list for a new application at an address. The application has no vehicles yet, so ADDEDTOAPP goes back to SELECTED. Vehicles
 * from another address's records are removed, unless the visitor has selected them.
 */
export const takenOff = (list: readonly VehicleAnswer[], at: string): readonly VehicleAnswer[] =>
  list.flatMap((vehicle) => {
    const { recordedAt, ...own } = vehicle;
    const isOfElsewhere = recordedAt !== undefined && recordedAt !== at;
    if (isOfElsewhere && !isChosen(vehicle)) return [];
    const kept: VehicleAnswer = isOfElsewhere ? { ...own, prefill: false } : vehicle;
    return kept.status === "ADDEDTOAPP" ? { ...kept, status: "SELECTED" as const } : kept;
  });

/** Applies `takenOff` to the list: as it was answered, as it is being sent, and as it is shown. */
export function takeVehiclesOff(session: Session, list: Field<readonly VehicleAnswer[]>, at: string): void {
  session.adapt(list, (vehicles) => takenOff(vehicles, at));
}
