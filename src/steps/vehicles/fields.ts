import { vehicles as limit } from "../../business/limits";
import type { Field } from "../../flow/field";
import { field } from "../../flow/field";
import { phrases, type Phrase } from "../../kernel/phrase";
import { z } from "../../kernel/zod";

const text = z.string();

/** A vehicle as the visitor entered it. Text is kept as typed and converted to the wire's numbers when it is sent. */
const vehicleAnswer = z.object({
  /** Assigned by the service once the vehicle is on the application. */
  id: z.optional(text),
  /** Identifies the vehicle in this session, whatever its position in the list. */
  key: text,
  /** Index among the vehicles that are sent. */
  sequenceNum: z.number(),
  /** Empty if the vehicle was entered by year, make and model. */
  vin: text,
  plYear: text,
  plMake: text,
  plModel: text,
  /** Empty if unknown. */
  bodyStyle: text,
  /** `Owned` is "Paid in full", `Lien` "Financed/Leased". */
  ownershipType: z.enum(["Owned", "Lien", ""]),
  /** True while the ownership is only what records say; false once the visitor has given or sent it. */
  assumed: z.optional(z.boolean()),
  /** `TOBEREMOVED` is still on the application, but was unselected here. */
  status: z.enum(["UNSELECTED", "SELECTED", "ADDEDTOAPP", "TOBEREMOVED"]),
  /** From a source other than the visitor, who hasn't edited it. */
  prefill: z.boolean(),
  /** The address whose public records contain it. Absent for vehicles from an earlier conversation and for those that the visitor added. */
  recordedAt: z.optional(text),
  /** Miles a year, in states that ask for each vehicle. */
  numberOfMiles: text,
});
export type VehicleAnswer = Readonly<z.infer<typeof vehicleAnswer>>;

/** Selected for the quote. */
export const isChosen = ({ status }: VehicleAnswer): boolean => status === "SELECTED" || status === "ADDEDTOAPP";

/** The parts of the selected vehicles that affect the price. */
const ratedVehicles = (list: readonly VehicleAnswer[]): unknown =>
  list
    .filter(isChosen)
    .map(({ id: _id, key: _key, sequenceNum: _place, status: _status, prefill: _prefill, assumed: _assumed, recordedAt: _at, ...rated }) => rated);

/** The field for a line's list of vehicles: all that are known here, selected or not. */
export const vehicleList = (name: string, label: Phrase): Field<readonly VehicleAnswer[]> =>
  field<readonly VehicleAnswer[]>(name, z.array(vehicleAnswer), { label, initial: [], personal: true, kept: true, rated: ratedVehicles });

const labels = phrases("field", { vehicles: "Vehicles" });

export const vehicles = vehicleList("vehicles", labels.vehicles);

/** The most vehicles one list holds: eight from records and four added. Each has its own address: `vehicle/12`. */
export const listedAtMost = limit.prefilledMax + limit.max;

/** Selects or unselects a vehicle for the quote. A vehicle that is already on the application stays marked until the list is sent again. */
export function pick(vehicle: VehicleAnswer, chosen: boolean): VehicleAnswer {
  const isSent = vehicle.status === "ADDEDTOAPP" || vehicle.status === "TOBEREMOVED";
  if (chosen) return { ...vehicle, status: isSent ? "ADDEDTOAPP" : "SELECTED" };
  return { ...vehicle, status: isSent ? "TOBEREMOVED" : "UNSELECTED" };
}

/** The scope for the drafts of one vehicle's form. Cars and motorcycles differ, so that a half-added one isn't shown as the other. */
export const scopeOf = (vehicle: VehicleAnswer | null, type: "car" | "motorcycle"): string => `${type}-${vehicle?.key ?? "new"}`;
