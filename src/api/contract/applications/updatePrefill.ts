import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { endpoint, lazily } from "../endpoint";
import { propertyAnswer } from "./property";
import { updatedApplication } from "./shared";

/**
 * The visitor's confirmations and changes; absent members keep their value. Returns the current rebuild cost, so the same
 * call also refreshes it. After COST_TOO_HIGH nothing of the edit is stored.
 */
export const updatePrefill = endpoint({
  id: "updatePrefill",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/prefill",
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, { ...propertyAnswer, editableCoverages: z.array(editableCoverage) })),
  status: 200,
});
