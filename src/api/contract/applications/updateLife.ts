import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { endpoint } from "../endpoint";
import { lifeFields } from "./life";
import { applicationParams, updatedApplication } from "./shared";

/**
 * Absent members keep their value; `usages` is sent as a whole. A birth date outside life's ages is refused with a pointer
 * to `/personalInfo/dateOfBirth`. The state can't change: another state needs another application.
 */
export const updateLife = endpoint({
  id: "updateLife",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/life",
  summary: "Update a life application",
  auth: "session",
  revision: "required",
  params: applicationParams,
  body: z.object(lifeFields),
  response: z.extend(updatedApplication, { editableCoverages: z.array(editableCoverage) }),
  status: 200,
  problems: ["NOT_FOUND", "REVISION_CONFLICT", "PREMIUM_TOO_HIGH"],
});
