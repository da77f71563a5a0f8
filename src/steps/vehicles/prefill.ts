import type { Vehicle } from "../../api/contract/vehicle";
import { vehicles as limit } from "../../business/limits";
import { newId } from "../../kernel/ids";
import type { Session } from "../../session/session";
import type { VehicleAnswer } from "./fields";
import { isChosen, vehicles } from "./fields";

/** What tells vehicles apart: the VIN, or what they are where the records have none. */
const named = ({ vin, plYear, plMake, plModel }: Pick<Vehicle | VehicleAnswer, "vin" | "plYear" | "plMake" | "plModel">): string =>
  vin || `${plYear} ${plMake} ${plModel}`;

/**
 * The list with what public records found: vehicles whose VIN isn't in it already (spec §4), at most eight in all from
 * records, chosen while there is room on the quote. Mileage isn't taken over: the records' figure is years old.
 */
export function withRecords(list: readonly VehicleAnswer[], found: readonly Vehicle[]): readonly VehicleAnswer[] {
  const known = new Set(list.map(named));
  let room = limit.max - list.filter(isChosen).length;
  let taken = limit.prefilledMax - list.filter(({ prefill }) => prefill).length;
  const added: VehicleAnswer[] = [];
  for (const vehicle of found) {
    const { vin = "" } = vehicle;
    if (taken <= 0 || known.has(named(vehicle))) continue;
    known.add(named(vehicle));
    taken -= 1;
    added.push({
      ...(vehicle.id !== undefined && { id: vehicle.id }),
      key: newId(),
      sequenceNum: list.length + added.length,
      vin,
      plYear: String(vehicle.plYear),
      plMake: vehicle.plMake,
      plModel: vehicle.plModel,
      bodyStyle: vehicle.bodyStyle ?? "",
      ownershipType: vehicle.ownershipType ?? "",
      status: room > 0 ? "SELECTED" : "UNSELECTED",
      prefill: true,
      numberOfMiles: "",
    });
    room -= 1;
  }
  return [...list, ...added];
}

/**
 * Adds what public records found to what was submitted and to what is being put together: coming back through the loading
 * screen keeps a vehicle that was added and not yet submitted. One that was just removed isn't brought back.
 */
export function addRecords(session: Session, found: readonly Vehicle[], list = vehicles): void {
  const submitted = session.answers.peek().get(list);
  const listed = session.draft(list).peek();
  const known = new Set(submitted.map(named));
  const next = withRecords(
    listed,
    found.filter((vehicle) => !known.has(named(vehicle))),
  );
  session.commit({ [list.name]: [...submitted, ...next.slice(listed.length)] });
  session.set(list, next);
}
