import { vehicles as limit } from "../../../business/limits";
import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { endpoint } from "../endpoint";
import { id } from "../values";
import { vehicle } from "../vehicle";
import { applicationParams, updatedApplication } from "./shared";
import { autoCoverageData } from "./autoCoverageData";

/** Replaces the vehicles. Auto from 1990; motorcycles from 1981 and without autoCoverageData, which is dropped. */
export const updateVehicles = endpoint({
  id: "updateVehicles",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/vehicles",
  summary: "Set the vehicles and the coverages chosen for them",
  auth: "session",
  revision: "required",
  params: applicationParams,
  body: z.object({
    personalVehiclesData: z.array(vehicle).check(z.minLength(1), z.maxLength(limit.max)),
    autoCoverageData: z.optional(autoCoverageData),
  }),
  response: z.extend(updatedApplication, {
    personalVehicles: z.array(z.extend(vehicle, { id })),
    currentApplicationState: z.object({ editableCoverages: z.array(editableCoverage) }),
  }),
  status: 200,
  problems: ["NOT_FOUND", "REVISION_CONFLICT", "MAKE_MODEL_UNSUPPORTED", "PREMIUM_TOO_HIGH"],
});
