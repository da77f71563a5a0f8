import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { endpoint, lazily } from "../endpoint";
import { propertyAnswer } from "./property";
import { updatedApplication } from "./shared";

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
  auth: "session",
  safe: "repeat",
  response: lazily(() => z.extend(updatedApplication, { ...propertyAnswer, editableCoverages: z.array(editableCoverage) })),
  status: 200,
});
