import { z } from "../../../kernel/zod";
import { endpoint, lazily } from "../endpoint";
import { id, processStatus } from "../values";

/**
 * Starts rating. Safe to repeat: the same inputs keep the run and its prices. Changed inputs start the next run, and so does
 * another try after every carrier failed.
 * Every carrier that writes the line in the state is asked.
 */
export const submitApplication = endpoint({
  id: "submitApplication",
  method: "POST",
  path: "/v1/applications/{applicationId}/submission",
  auth: "session",
  safe: true,
  response: lazily(() => z.object({ applicationId: id, ratingRun: z.int(), status: processStatus, carriersAsked: z.int() })),
  status: 202,
});
