import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";

/** Makes sold to consumers with a model in the year, alphabetical. */
export const listMakes = endpoint({
  id: "listMakes",
  method: "GET",
  path: "/v1/vehicles/makes",
  auth: "partner",
  response: lazily(() => z.object({ makes: z.array(z.string()) })),
  status: 200,
});

/** The make in any case. Empty when the make has no model in the year. */
export const listModels = endpoint({
  id: "listModels",
  method: "GET",
  path: "/v1/vehicles/models",
  auth: "partner",
  response: lazily(() => z.object({ models: z.array(z.string()) })),
  status: 200,
});

/** Body styles in which the year, make and model were built, each with a VIN prefix if one is known. */
export const listVinPrefixes = endpoint({
  id: "listVinPrefixes",
  method: "GET",
  path: "/v1/vehicles/vin-prefixes",
  auth: "partner",
  response: lazily(() => z.object({ vinPrefixes: z.array(z.object({ vinPrefix: z.nullable(z.string()), bodyStyle: z.string() })) })),
  status: 200,
});

/**
 * A wrong check digit is a warning, because some vehicles have none. A vehicle that carriers don't accept returns
 * `supported: false`.
 */
export const decodeVin = endpoint({
  id: "decodeVin",
  method: "GET",
  path: "/v1/vehicles/vins/{vin}",
  auth: "partner",
  response: lazily(() => z.object({
    vin: z.string(),
    plYear: z.int(),
    plMake: z.string(),
    plModel: z.string(),
    bodyStyle: z.nullable(z.string()),
    checkDigitValid: z.boolean(),
    supported: z.boolean(),
  })),
  status: 200,
});

/**
 * Tells whether carriers accept a make and model at all; `supported: false` opens the complex case autoMakeModelUnsupported.
 */
export const readVehicleSupport = endpoint({
  id: "readVehicleSupport",
  method: "GET",
  path: "/v1/vehicles/support",
  auth: "partner",
  response: lazily(() => z.object({ supported: z.boolean() })),
  status: 200,
});
