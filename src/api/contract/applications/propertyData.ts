import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { endpoint } from "../endpoint";
import { propertyAnswer } from "./property";
import { applicationParams, updatedApplication } from "./shared";

/**
 * Asks the property-data provider about the address and stores its answer as the application's prefill. Later calls return
 * the application's current data, so it can be repeated. It carries no revision, because it changes no answer of a person.
 * PREFILL_FAILED is the service's own failure; a provider without an answer is `providerStatus: "FAILED"`, and the visitor
 * is asked for everything.
 */
export const fillPrefill = endpoint({
  id: "fillPrefill",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/prefill/initial-values",
  summary: "Fill a property's description from public records",
  auth: "session",
  safe: true,
  params: applicationParams,
  body: z.object({}),
  response: z.extend(updatedApplication, { ...propertyAnswer, editableCoverages: z.array(editableCoverage) }),
  status: 200,
  problems: ["NOT_FOUND", "PREFILL_FAILED", "COST_TOO_HIGH"],
});
