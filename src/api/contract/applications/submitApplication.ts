import { z } from "../../../kernel/zod";
import { endpoint, lazily } from "../endpoint";
import { id, processStatus, revision } from "../values";

/**
 * Starts rating. Safe to repeat: the same inputs keep the run and its prices. Changed inputs start the next run, and so does
 * another try after every carrier failed.
 * Every carrier that writes the line in the state is asked. `revision` is that of the rated answers: if it isn't the caller's own,
 * another device has changed them. A service of 1.0 leaves it out; its callers read the application instead.
 */
export const submitApplication = endpoint({
  id: "submitApplication",
  method: "POST",
  path: "/v1/applications/{applicationId}/submission",
  auth: "session",
  safe: "repeat",
  response: lazily(() =>
    z.object({ applicationId: id, ratingRun: z.int(), status: processStatus, carriersAsked: z.int(), revision: z.optional(revision) }),
  ),
  status: 202,
});
