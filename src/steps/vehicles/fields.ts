import { vehicles as limit } from "../../business/limits";
import type { Field } from "../../flow/field";
import { field } from "../../flow/field";
import { phrases, type Phrase } from "../../kernel/phrase";
import { z } from "../../kernel/zod";

const text = z.string();

/** A vehicle as the visitor has it. Text is as typed; the wire's numbers are made when it is sent. */
const vehicleAnswer = z.object({
  /** Given by the service, once the vehicle is on the application. */
  id: z.optional(text),
  /** Names the vehicle in this session, whatever its place in the list. */
  key: text,
  /** Place among the vehicles that are sent; 0 is the first. */
  sequenceNum: z.number(),
  /** Empty where the vehicle was entered by year, make and model. */
  vin: text,
  plYear: text,
  plMake: text,
  plModel: text,
  /** Empty where nobody knows it. */
  bodyStyle: text,
  /** `Owned` is "Paid in full", `Lien` "Financed/Leased". */
  ownershipType: z.enum(["Owned", "Lien", ""]),
  /** The ownership is what records say; false once the visitor has said or sent it. */
  assumed: z.optional(z.boolean()),
  /** `TOBEREMOVED` is still on the application and was unselected here. */
  status: z.enum(["UNSELECTED", "SELECTED", "ADDEDTOAPP", "TOBEREMOVED"]),
  /** Known from elsewhere, and not gone over by the visitor. */
  prefill: z.boolean(),
  /** The address whose public records name it. Absent where an earlier conversation does, and for the visitor's own. */
  recordedAt: z.optional(text),
  /** Miles a year, where the state has them asked for each vehicle. */
  numberOfMiles: text,
});
export type VehicleAnswer = Readonly<z.infer<typeof vehicleAnswer>>;

/** Chosen for the quote. */
export const isChosen = ({ status }: VehicleAnswer): boolean => status === "SELECTED" || status === "ADDEDTOAPP";

/** What of the chosen vehicles moves a price. */
const ratedVehicles = (list: readonly VehicleAnswer[]): unknown =>
  list
    .filter(isChosen)
    .map(({ id: _id, key: _key, sequenceNum: _place, status: _status, prefill: _prefill, assumed: _assumed, recordedAt: _at, ...rated }) => rated);

/** A list of a line's vehicles: every one that the visitor knows of here, chosen or not. */
export const vehicleList = (name: string, label: Phrase): Field<readonly VehicleAnswer[]> =>
  field<readonly VehicleAnswer[]>(name, z.array(vehicleAnswer), { label, initial: [], personal: true, kept: true, rated: ratedVehicles });

const labels = phrases("field", { vehicles: "Vehicles" });

export const vehicles = vehicleList("vehicles", labels.vehicles);

/** Vehicles that one list may hold: eight from records, four of one's own. Each has an address of its own: `vehicle/12`. */
export const listedAtMost = limit.prefilledMax + limit.max;

/** The vehicle chosen for the quote, or left out of it; what the application has already stays marked until it is sent again. */
export function pick(vehicle: VehicleAnswer, chosen: boolean): VehicleAnswer {
  const isSent = vehicle.status === "ADDEDTOAPP" || vehicle.status === "TOBEREMOVED";
  if (chosen) return { ...vehicle, status: isSent ? "ADDEDTOAPP" : "SELECTED" };
  return { ...vehicle, status: isSent ? "TOBEREMOVED" : "UNSELECTED" };
}

/** Where the drafts of one vehicle's form are kept: a motorcycle that is being added is no beginning of a car. */
export const scopeOf = (vehicle: VehicleAnswer | null, type: "car" | "motorcycle"): string => `${type}-${vehicle?.key ?? "new"}`;
