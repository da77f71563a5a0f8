import { z } from "../../../kernel/zod";
import { endpoint, lazily } from "../endpoint";
import { vehicle } from "../vehicle";

/** A provider may know more vehicles than are shown. */
const known = z.extend(vehicle, { sequenceNum: z.int().check(z.minimum(0)) });

/** The household's vehicles in public records; always the same for the same address and drivers. The first eight are shown. */
export const readPrefill = endpoint({
  id: "readPrefill",
  method: "GET",
  path: "/v1/applications/{applicationId}/prefill",
  auth: "session",
  response: lazily(() => z.object({ personalVehicles: z.array(known) })),
  status: 200,
});
