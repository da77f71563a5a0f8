import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { endpoint, lazily } from "../endpoint";
import { id } from "../values";
import { vehicle } from "../vehicle";
import { updatedApplication } from "./shared";

/** Replaces the vehicles. Auto from 1990; motorcycles from 1981 and without autoCoverageData, which is dropped. */
export const updateVehicles = endpoint({
  id: "updateVehicles",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/vehicles",
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, {
    personalVehicles: z.array(z.extend(vehicle, { id })),
    currentApplicationState: z.object({ editableCoverages: z.array(editableCoverage) }),
  })),
  status: 200,
});
