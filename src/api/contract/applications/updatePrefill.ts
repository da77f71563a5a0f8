import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { endpoint } from "../endpoint";
import { insuranceLine } from "../values";
import { propertyAnswer, propertyPrefill } from "./property";
import { applicationParams, updatedApplication } from "./shared";

/**
 * The visitor's confirmations and changes; absent members keep their value. Returns the current rebuild cost, so the same
 * call also refreshes it. After COST_TOO_HIGH nothing of the edit is stored.
 */
export const updatePrefill = endpoint({
  id: "updatePrefill",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/prefill",
  summary: "Update a property's description",
  auth: "session",
  revision: "required",
  params: applicationParams,
  body: z.object({ product: insuranceLine, prefillData: propertyPrefill }),
  response: z.extend(updatedApplication, { ...propertyAnswer, editableCoverages: z.array(editableCoverage) }),
  status: 200,
  problems: ["NOT_FOUND", "REVISION_CONFLICT", "COST_TOO_HIGH"],
});
