import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { endpoint } from "../endpoint";
import { insuranceLine } from "../values";
import { propertyAnswer, propertyPrefill } from "./property";
import { applicationParams, updatedApplication } from "./shared";

/**
 * What the visitor confirms or changes; members that are absent keep their value. Answers with the rebuild cost of what holds
 * now, so that a refresh of it is the same call. COST_TOO_HIGH keeps nothing of the edit.
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
