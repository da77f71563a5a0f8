import { length, mileage, vehicles, vehicleYear, vin as vinLimit } from "../../business/limits";
import { z } from "../../kernel/zod";
import { id, text } from "./values";

/** Letters and digits without I, O and Q; the last five numeric. */
export const vin = z.string().check(z.toUpperCase(), z.regex(new RegExp(`^[A-HJ-NPR-Z0-9]{${vinLimit.length - vinLimit.numericTail}}\\d{${vinLimit.numericTail}}$`)));

/** `Owned` is "Paid in full"; `Lien` is "Financed/Leased". */
export const ownershipType = z.enum(["Owned", "Lien"]);

export const vehicleStatus = z.enum(["UNSELECTED", "SELECTED", "ADDEDTOAPP", "TOBEREMOVED"]);

/** A vehicle in the API. The service assigns the id. */
export const vehicle = z.object({
  id: z.optional(id),
  /** 0 is the first. */
  sequenceNum: z.int().check(z.minimum(0), z.maximum(vehicles.prefilledMax - 1)),
  vin: z.optional(vin),
  plYear: z.int().check(z.minimum(vehicleYear.motorcycleMin), z.maximum(2100)),
  plMake: text(length.vehicle),
  plModel: text(length.vehicle),
  bodyStyle: z.optional(text(length.vehicle)),
  ownershipType: z.optional(ownershipType),
  status: z.optional(vehicleStatus),
  /** True if the prefill provider supplied it. */
  prefill: z.optional(z.boolean()),
  /** Miles per year, in states that ask for each vehicle. */
  numberOfMiles: z.optional(z.int().check(z.minimum(mileage.motorcycle.min), z.maximum(mileage.auto.max))),
});
export type Vehicle = z.infer<typeof vehicle>;
