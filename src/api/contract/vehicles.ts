import { length, vehicleYear } from "../../business/limits";
import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { id, stateCode, text } from "./values";
import { vin } from "./vehicle";

const vehicleType = z._default(z.enum(["car", "motorcycle"]), "car");
/** A model year, which is text because it is in the query. */
const year = z.coerce.number().check(z.int(), z.minimum(vehicleYear.motorcycleMin), z.maximum(2100));

/** Makes sold to consumers with a model in the year, alphabetical. */
export const listMakes = endpoint({
  id: "listMakes",
  method: "GET",
  path: "/v1/vehicles/makes",
  summary: "List makes of a year",
  auth: "partner",
  query: z.object({ year, vehicleType }),
  response: z.object({ makes: z.array(z.string()) }),
  status: 200,
  problems: [],
});

/** The make in any case. Empty when the make has no model in the year. */
export const listModels = endpoint({
  id: "listModels",
  method: "GET",
  path: "/v1/vehicles/models",
  summary: "List models of a make and year",
  auth: "partner",
  query: z.object({ year, make: text(length.vehicle), state: z.optional(stateCode), vehicleType }),
  response: z.object({ models: z.array(z.string()) }),
  status: 200,
  problems: [],
});

/** Body styles in which the year, make and model were built, each with a VIN prefix if one is known. */
export const listVinPrefixes = endpoint({
  id: "listVinPrefixes",
  method: "GET",
  path: "/v1/vehicles/vin-prefixes",
  summary: "List body styles by VIN prefix",
  auth: "partner",
  query: z.object({ year, make: text(length.vehicle), model: text(length.vehicle), state: z.optional(stateCode), vehicleType }),
  response: z.object({ vinPrefixes: z.array(z.object({ vinPrefix: z.nullable(z.string()), bodyStyle: z.string() })) }),
  status: 200,
  problems: [],
});

/**
 * A wrong check digit is a warning, because some vehicles have none. A vehicle that carriers don't accept returns
 * `supported: false`.
 */
export const decodeVin = endpoint({
  id: "decodeVin",
  method: "GET",
  path: "/v1/vehicles/vins/{vin}",
  summary: "Decode a VIN",
  auth: "partner",
  params: z.object({ vin }),
  query: z.object({ applicationId: z.optional(id), state: z.optional(stateCode), vehicleType }),
  response: z.object({
    vin: z.string(),
    plYear: z.int(),
    plMake: z.string(),
    plModel: z.string(),
    bodyStyle: z.nullable(z.string()),
    checkDigitValid: z.boolean(),
    supported: z.boolean(),
  }),
  status: 200,
  problems: ["VIN_NOT_FOUND"],
});

/**
 * Tells whether carriers accept a make and model at all; `supported: false` opens the complex case autoMakeModelUnsupported.
 */
export const readVehicleSupport = endpoint({
  id: "readVehicleSupport",
  method: "GET",
  path: "/v1/vehicles/support",
  summary: "Say whether a make and model can be quoted online",
  auth: "partner",
  query: z.object({ year, make: text(length.vehicle), model: text(length.vehicle), vehicleType }),
  response: z.object({ supported: z.boolean() }),
  status: 200,
  problems: [],
});
