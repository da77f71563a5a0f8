import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { stateCode, zipCode } from "./values";

/** Territories and military post are found, with `supported: false`; an unknown ZIP is ZIP_NOT_FOUND. */
export const readZipCode = endpoint({
  id: "readZipCode",
  method: "GET",
  path: "/v1/zip-codes/{zipCode}",
  auth: "partner",
  response: lazily(() => z.object({
    zipCode,
    /** The postal service's preferred name comes first. Empty for territories. */
    cities: z.array(z.string()),
    state: stateCode,
    county: z.nullable(z.string()),
    /** True if the line, or any line when none was given, is offered there. */
    supported: z.boolean(),
  })),
  status: 200,
});
