import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";

/** Responds as long as the process runs. */
export const readHealth = endpoint({
  id: "readHealth",
  method: "GET",
  path: "/v1/health",
  auth: "none",
  response: lazily(() => z.object({ status: z.literal("ok") })),
  status: 200,
});

/** Succeeds if the database responds and the service isn't stopping. */
export const readReadiness = endpoint({
  id: "readReadiness",
  method: "GET",
  path: "/v1/health/ready",
  auth: "none",
  response: lazily(() => z.object({ status: z.literal("ready"), database: z.enum(["pglite", "postgresql"]) })),
  status: 200,
});
