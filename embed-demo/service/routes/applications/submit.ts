import { eq, sql } from "drizzle-orm";
import { submitApplication } from "../../../../src/api/contract/applications/submitApplication";
import { calendarDay } from "../../../../src/kernel/dates";
import { hashOf } from "../../../../src/kernel/ids";
import { carriersFor } from "../../reference/carriers";
import { application } from "../../database/tables/application";
import { route } from "../../http/call";
import { ProblemError } from "../../http/problemError";
import { serviceLine } from "../../lines/serviceLines";
import type { Queue } from "../../quotes/queue";
import { deleteTasks, insertTasks } from "../../quotes/tasks";
import { readQuotes } from "../../quotes/readQuotes";
import type { Staging } from "../../staging/staging";
import { ownApplication } from "../../applications/store";

export const submitRoutes = (queue: Pick<Queue, "announce">, staging: Staging | null) => [
  route(submitApplication, async (call) => {
    const found = await ownApplication(call, true);
    const answers = serviceLine(found.line)?.ratingInput(found.parts, calendarDay(call.now));
    if (!answers) throw new ProblemError("APPLICATION_INCOMPLETE");
    const rated = { applicationId: found.id, revision: found.revision };
    const input = { ...answers, scenario: staging?.scenario(found.parts) ?? null };
    const hash = hashOf(input);
    if (hash === found.ratingHash) {
      const { ratingRun, status, carriersAsked } = await readQuotes(call.db, found);
      // Prices are kept. A failed run has none, so submitting again starts another try.
      if (status !== "Failed") return { ...rated, ratingRun, status, carriersAsked };
    }

    const run = found.ratingRun + 1;
    const asked = carriersFor(found.line, input.state, "panel");
    await deleteTasks(call.db, found.id);
    await insertTasks(call.db, found.id, run, asked.map(({ id }) => id));
    await call.db
      .update(application)
      .set({ ratingRun: run, ratingHash: hash, ratingInput: input, selectedQuoteId: null, updatedAt: sql`now()` })
      .where(eq(application.id, found.id));
    await queue.announce(call, found.id, run);
    return { ...rated, ratingRun: run, status: "Started" as const, carriersAsked: asked.length };
  }),
];
