import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { endpoint } from "../endpoint";
import { propertyAnswer } from "./property";
import { applicationParams, updatedApplication } from "./shared";

/**
 * Asks the property-data provider about the address and makes its answer the application's prefill. Once asked, it answers
 * what the application holds by now, so it may be repeated. It carries no revision: nothing that a person said is changed by it.
 * PREFILL_FAILED is the service's own failure; a provider without an answer is `providerStatus: "FAILED"`, and everything is asked.
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
