import type { Vehicle } from "../../api/contract/vehicle";
import { vehicles as limit } from "../../business/limits";
import { newId } from "../../kernel/ids";
import type { Session } from "../../session/session";
import type { VehicleAnswer } from "./fields";
import { vehicles } from "./fields";

/** Identifies a vehicle by its VIN, or by year, make and model if the records have none. */
const named = ({ vin, plYear, plMake, plModel }: Pick<Vehicle | VehicleAnswer, "vin" | "plYear" | "plMake" | "plModel">): string =>
  vin || `${plYear} ${plMake} ${plModel}`;

/**
 * The list plus vehicles found elsewhere whose VIN isn't in it yet, up to the bound in all. None is selected, because only the
 * visitor knows which are theirs. `at` names the address whose public records were searched; absent for another source. Mileage
 * isn't taken over, because the records' figure is years old.
 */
export function withRecords(list: readonly VehicleAnswer[], found: readonly Vehicle[], at?: string): readonly VehicleAnswer[] {
  const known = new Set(list.map(named));
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
      assumed: vehicle.ownershipType !== undefined,
      status: "UNSELECTED",
      prefill: true,
      ...(at !== undefined && { recordedAt: at }),
      numberOfMiles: "",
    });
  }
  return [...list, ...added];
}

/**
 * Adds vehicles found elsewhere to the list: as it was answered, as it is being sent, and as it is shown. Going back through the loading
 * screen keeps a vehicle that was added but not submitted yet, and doesn't bring back one that was just removed.
 */
export function addRecords(session: Session, found: readonly Vehicle[], list = vehicles, at?: string): void {
  const known = new Set(session.answers.peek().get(list).map(named));
  const listed = session.draft(list).peek();
  const unknown = found.filter((vehicle) => !known.has(named(vehicle)));
  const added = withRecords(listed, unknown, at).slice(listed.length);
  session.adapt(list, (before) => [...before, ...added]);
}
