import type { Vehicle } from "../../api/contract/vehicle";
import { wholeNumber } from "../../flow/rules/number";
import type { VehicleAnswer } from "./fields";
import { isChosen } from "./fields";

/** The selected vehicles in wire format. Miles are included only in states that ask for each vehicle's. */
export function toWire(list: readonly VehicleAnswer[], sendsMiles: boolean): Vehicle[] {
  return list.filter(isChosen).map((vehicle, sequenceNum) => {
    const { id, vin, plMake, plModel, bodyStyle, ownershipType, prefill } = vehicle;
    const miles = sendsMiles ? wholeNumber(vehicle.numberOfMiles) : null;
    return {
      ...(id !== undefined && { id }),
      sequenceNum,
      ...(vin && { vin }),
      plYear: Number(vehicle.plYear),
      plMake,
      plModel,
      ...(bodyStyle && { bodyStyle }),
      ...(ownershipType && { ownershipType }),
      status: "SELECTED" as const,
      prefill,
      ...(miles !== null && { numberOfMiles: miles }),
    };
  });
}

/** The list after the service accepted the selected vehicles: its ids, and each vehicle's new status. */
export function afterSending(list: readonly VehicleAnswer[], kept: readonly { id: string; sequenceNum: number }[]): readonly VehicleAnswer[] {
  const idAt = new Map(kept.map(({ sequenceNum, id }) => [sequenceNum, id]));
  const chosen = list.filter(isChosen);
  return list.map((vehicle) => {
    const sequenceNum = chosen.indexOf(vehicle);
    if (sequenceNum === -1) return { ...vehicle, status: "UNSELECTED" };
    const id = idAt.get(sequenceNum) ?? vehicle.id;
    return { ...vehicle, ...(id !== undefined && { id }), sequenceNum, status: "ADDEDTOAPP", assumed: false };
  });
}
