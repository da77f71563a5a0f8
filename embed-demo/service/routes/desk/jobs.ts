import { z } from "../../../../src/kernel/zod";
import { id } from "../../../../src/api/contract/values";
import type { Database } from "../../database/connection";
import type { DeskRoute } from "../../http/deskRoute";
import { validate } from "../../http/validate";
import { listJobs, retryJobs } from "../../jobs/operate";

const filter = z.object({
  kind: z.optional(z.enum(["mail", "payment", "webhook"])),
  state: z.optional(z.enum(["waiting", "done", "dead"])),
  lead: z.optional(id),
});

/** Says which jobs, because an empty body would repeat everything of two weeks. */
const which = z.extend(filter, { id: z.optional(id) }).check(z.refine((given) => Object.keys(given).length > 0, "Name an id, a kind, a state or a lead"));

/** The operator's view of jobs: what waits, what is done, what was given up and why; and trying again. Payloads aren't shown. */
export const jobRoutes = (db: Database): readonly DeskRoute[] => [
  {
    method: "GET",
    path: "/v1/desk/jobs",
    async answer({ query }) {
      const { kind, state, lead } = validate(filter, query, "query") as z.output<typeof filter>;
      return { jobs: await listJobs(db, { kind, state, leadId: lead }) };
    },
  },
  {
    method: "POST",
    path: "/v1/desk/jobs/retry",
    async answer({ body }) {
      const { id: jobId, kind, state, lead } = validate(which, body, "body") as z.output<typeof which>;
      return { retried: await retryJobs(db, { id: jobId, kind, state, leadId: lead }) };
    },
  },
];
