import { z } from "../../../kernel/zod";
import { endpoint } from "../endpoint";
import { id, insuranceLine, processStatus, scope, text } from "../values";
import { applicationParams } from "./shared";

/**
 * Starts rating. Safe to repeat: the same inputs keep the run and its prices. Changed inputs start the next run, and so does
 * another try after every carrier failed.
 * Every carrier that writes the line in the state is asked.
 */
export const submitApplication = endpoint({
  id: "submitApplication",
  method: "POST",
  path: "/v1/applications/{applicationId}/submission",
  summary: "Submit an application for rating",
  auth: "session",
  safe: true,
  params: applicationParams,
  body: z.object({ carrier: z.optional(text(64)), product: z.optional(insuranceLine), scope: z.optional(scope) }),
  response: z.object({ applicationId: id, ratingRun: z.int(), status: processStatus, carriersAsked: z.int() }),
  status: 202,
  problems: ["NOT_FOUND", "APPLICATION_INCOMPLETE", "PREMIUM_TOO_HIGH"],
});
