import { z } from "../../../kernel/zod";
import { endpoint, lazily } from "../endpoint";
import { id, insuranceLine, processStatus, revision } from "../values";

/**
 * The members that every line's application has. It stores no `errorCode`: a failing call returns its own code, and changes
 * nothing.
 */
export const applicationHead = {
  applicationId: id,
  applicantId: id,
  insuranceLine,
  revision,
  /** Null until it is submitted. */
  ratingStatus: z.nullable(processStatus),
  ratingRun: z.int(),
  selectedQuoteId: z.nullable(id),
};

/**
 * The call of `readApplication` for callers that only check whether the application exists. It ignores the line's own
 * members, and loads no schemas for them.
 */
export const readApplicationHead = endpoint({
  id: "readApplication",
  method: "GET",
  path: "/v1/applications/{applicationId}",
  auth: "session",
  response: lazily(() => z.object(applicationHead)),
  status: 200,
});
