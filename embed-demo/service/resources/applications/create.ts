import { and, eq } from "drizzle-orm";
import { createAutoApplication } from "../../../../src/api/contract/applications/createAuto";
import type { InsuranceLine } from "../../../../src/business/lines";
import { newId } from "../../../../src/kernel/ids";
import { editableCoveragesOf } from "../../coverages/chosen";
import type { Database } from "../../database/connect";
import { application, lead } from "../../database/schema";
import { route } from "../../http/call";
import { ProblemError } from "../../http/problemError";
import { joinSession } from "../../http/sessions";
import { isOffered } from "../../products";
import { createOutcome } from "../../testInputs";
import type { ApplicationParts } from "./parts";

interface Creating {
  db: Database;
  partner: { id: string };
  sessionId: string | null;
  token: string | null;
  body: { leadId?: string | undefined };
}

/** What every line's create does. */
async function create(call: Creating, line: InsuranceLine, parts: ApplicationParts) {
  const forced = createOutcome(parts.propertyAddress.addressLine1);
  if (forced) throw new ProblemError(forced);
  if (!isOffered(line, parts.propertyAddress.state)) throw new ProblemError("CODE_NOT_SUPPORTED");
  const { sessionId, token } = await joinSession(call);
  const [applicationId, applicantId] = [newId(), newId()];
  await call.db.insert(application).values({ id: applicationId, sessionId, applicantId, line, parts });
  if (call.body.leadId !== undefined) await attachTo(call.db, call.body.leadId, sessionId, applicationId);
  return { applicationId, applicantId, insuranceLine: line, revision: 0, token };
}

async function attachTo(db: Database, leadId: string, sessionId: string, applicationId: string): Promise<void> {
  const mine = and(eq(lead.id, leadId), eq(lead.sessionId, sessionId));
  const [found] = await db.select().from(lead).where(mine).for("update");
  if (!found) throw new ProblemError("NOT_FOUND");
  await db.update(lead).set({ fields: { ...found.fields, applicationId } }).where(mine);
}

export const createRoutes = [
  route(createAutoApplication, async (call) => {
    const { propertyAddress, personalInfo } = call.body;
    const created = await create(call, "PERSONAL_AUTO", { propertyAddress, ...(personalInfo && { personalInfo }) });
    return { ...created, quoteId: null, thirdParties: [], editableCoverages: editableCoveragesOf(propertyAddress.state, undefined) };
  }),
];
