import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";

/**
 * Losing a batch loses no quote, so callers don't retry. An empty batch only tests whether the service accepts the partner's
 * key and the page's origin, as the first call for a partner without analytics.
 */
export const recordEvents = endpoint({
  id: "recordEvents",
  method: "POST",
  path: "/v1/events",
  auth: "partner",
  response: lazily(() => z.object({ accepted: z.int() })),
  status: 202,
});
