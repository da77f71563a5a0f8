import { vehicles } from "../../../business/limits";
import { z } from "../../../kernel/zod";
import { endpoint } from "../endpoint";
import { vehicle } from "../vehicle";
import { applicationParams } from "./shared";

/** What public records say about the household's vehicles; the same answer every time for the same address and drivers. */
export const readPrefill = endpoint({
  id: "readPrefill",
  method: "GET",
  path: "/v1/applications/{applicationId}/prefill",
  summary: "Read prefilled vehicles",
  auth: "session",
  params: applicationParams,
  response: z.object({ personalVehicles: z.array(vehicle).check(z.maxLength(vehicles.prefilledMax)) }),
  status: 200,
  problems: ["NOT_FOUND", "PREFILL_FAILED"],
});
