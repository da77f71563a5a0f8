import { z } from "../../../kernel/zod";
import { endpoint, lazily } from "../endpoint";
import { id, revision } from "../values";
import { vehicle } from "../vehicle";

/** The application's current vehicles; `readPrefill` returns those on record. NOT_FOUND for a line without vehicles. */
export const listVehicles = endpoint({
  id: "listVehicles",
  method: "GET",
  path: "/v1/applications/{applicationId}/vehicles",
  auth: "session",
  response: lazily(() => z.object({ applicationId: id, revision, personalVehicles: z.array(z.extend(vehicle, { id })) })),
  status: 200,
});
