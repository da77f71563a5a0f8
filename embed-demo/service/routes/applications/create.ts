import { and, eq } from "drizzle-orm";
import { newId } from "../../../../src/kernel/ids";
import { editableCoveragesFor } from "../../lines/coveragesIn";
import type { Database } from "../../database/connection";
import { application } from "../../database/tables/application";
import { lead } from "../../database/tables/lead";
import type { Route } from "../../http/call";
import { ProblemError } from "../../http/problemError";
import { joinSession } from "../../http/sessions";
import type { Create, Join } from "../../lines/creation";
import { serviceLines, type QuotedLine } from "../../lines/serviceLines";
import { isOffered } from "../../lines/products";
import { offersLine } from "../../partners/partnerLines";
import { checkOpen } from "../../leads/leadStates";
import type { Staging } from "../../staging/staging";
import { stateOf } from "../../database/parts";

/** The part shared by every line's create. The parts have been checked, except for the state and the partner's lines. */
const createOf =
  (line: QuotedLine): Create =>
  async (call, parts) => {
    if (!offersLine(call.partner, line) || (!call.anyState && !isOffered(line, stateOf(parts)))) throw new ProblemError("CODE_NOT_SUPPORTED");
    const { sessionId, token } = await joinSession(call);
    const [applicationId, applicantId] = [newId(), newId()];
    await call.db.insert(application).values({ id: applicationId, sessionId, applicantId, line, parts });
    if (call.body.leadId !== undefined) await attachTo(call.db, call.body.leadId, sessionId, applicationId);
    return {
      applicationId,
      applicantId,
      quoteId: null,
      insuranceLine: line,
      thirdParties: [...serviceLines[line].thirdParties],
      editableCoverages: editableCoveragesFor(line, parts),
      revision: 0,
      token,
    };
  };

/** The application goes where its lead is, as if it had been created there. */
const join: Join = async (call, before) => {
  const { sessionId, token } = await joinSession(call);
  await call.db.update(application).set({ sessionId }).where(eq(application.id, before.applicationId));
  if (call.body.leadId !== undefined) await attachTo(call.db, call.body.leadId, sessionId, before.applicationId);
  return { ...before, token };
};

async function attachTo(db: Database, leadId: string, sessionId: string, applicationId: string): Promise<void> {
  const mine = and(eq(lead.id, leadId), eq(lead.sessionId, sessionId));
  const [found] = await db.select().from(lead).where(mine).for("update");
  if (!found) throw new ProblemError("NOT_FOUND");
  checkOpen(found.status);
  await db.update(lead).set({ fields: { ...found.fields, applicationId } }).where(mine);
}

export const createRoutes = (staging: Staging | null): Route[] => (Object.keys(serviceLines) as QuotedLine[]).map((line) => serviceLines[line].creation(createOf(line), join, staging));
