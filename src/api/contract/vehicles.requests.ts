import { length, vehicleYear } from "../../business/limits";
import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { id, stateCode, text } from "./values";
import { vin } from "./vehicle";

const vehicleType = z._default(z.enum(["car", "motorcycle"]), "car");

/** A model year, which is text because it is in the query. */
const year = z.coerce.number().check(z.int(), z.minimum(vehicleYear.motorcycleMin), z.maximum(2100));

export const vehiclesRequests = {
  listMakes: {
    summary: "List makes of a year",
    query: z.object({ year, vehicleType }),
    problems: [],
  },
  listModels: {
    summary: "List models of a make and year",
    query: z.object({ year, make: text(length.vehicle), state: z.optional(stateCode), vehicleType }),
    problems: [],
  },
  listVinPrefixes: {
    summary: "List body styles by VIN prefix",
    query: z.object({ year, make: text(length.vehicle), model: text(length.vehicle), state: z.optional(stateCode), vehicleType }),
    problems: [],
  },
  decodeVin: {
    summary: "Decode a VIN",
    params: z.object({ vin }),
    query: z.object({ applicationId: z.optional(id), state: z.optional(stateCode), vehicleType }),
    problems: ["VIN_NOT_FOUND"],
  },
  readVehicleSupport: {
    summary: "Say whether a make and model can be quoted online",
    query: z.object({ year, make: text(length.vehicle), model: text(length.vehicle), vehicleType }),
    problems: [],
  },
} satisfies Requests;
