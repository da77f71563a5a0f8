import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { endpoint, lazily } from "../endpoint";
import { updatedApplication } from "./shared";

/**
 * Absent members keep their value; `usages` is sent as a whole. A birth date outside life's ages is refused with a pointer
 * to `/personalInfo/dateOfBirth`. The state can't change: another state needs another application.
 */
export const updateLife = endpoint({
  id: "updateLife",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/life",
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, { editableCoverages: z.array(editableCoverage) })),
  status: 200,
});
