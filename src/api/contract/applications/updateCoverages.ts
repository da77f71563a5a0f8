import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { endpoint, lazily } from "../endpoint";
import { updatedApplication } from "./shared";

/**
 * The visitor's choices for homeowners, condominium, renters, landlord, life or pet; absent coverages keep their value. A
 * coverage that isn't editable, or a value that isn't offered, is refused with a pointer to it. (Auto sends its choices with
 * the vehicles.)
 */
export const updateCoverages = endpoint({
  id: "updateCoverages",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/coverages",
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, { editableCoverages: z.array(editableCoverage) })),
  status: 200,
});
