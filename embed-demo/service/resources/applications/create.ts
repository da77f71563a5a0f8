import { and, eq } from "drizzle-orm";
import { createAutoApplication } from "../../../../src/api/contract/applications/createAuto";
import { createCondominiumApplication } from "../../../../src/api/contract/applications/createCondominium";
import { createHomeownersApplication } from "../../../../src/api/contract/applications/createHomeowners";
import { createLandlordApplication } from "../../../../src/api/contract/applications/createLandlord";
import { createMotorcycleApplication } from "../../../../src/api/contract/applications/createMotorcycle";
import { createRentersApplication } from "../../../../src/api/contract/applications/createRenters";
import type { InsuranceLine } from "../../../../src/business/lines";
import { newId } from "../../../../src/kernel/ids";
import { editableCoveragesFor } from "../../coverages/coveragesIn";
import type { Database } from "../../database/connection";
import { application, lead } from "../../database/schema";
import { route, type Call } from "../../http/call";
import { ProblemError } from "../../http/problemError";
import { joinSession } from "../../http/sessions";
import { isOffered } from "../../products";
import { isPropertyLine } from "../../reference/propertyLines";
import { placeOfZip } from "../../reference/zips";
import { checkApplicant, refuse } from "./applicant";
import { checkOpen } from "../leadStates";
import { stateOf, type ApplicationParts } from "./parts";

interface Creating {
  db: Database;
  partner: { id: string };
  sessionId: string | null;
  token: string | null;
  anyState: boolean;
  body: { leadId?: string | undefined };
}

/** What every line's create does. The parts have been checked but for the state. */
export async function create(call: Creating, line: InsuranceLine, parts: ApplicationParts) {
  if (!call.anyState && !isOffered(line, stateOf(parts))) throw new ProblemError("CODE_NOT_SUPPORTED");
  const { sessionId, token } = await joinSession(call);
  const [applicationId, applicantId] = [newId(), newId()];
  await call.db.insert(application).values({ id: applicationId, sessionId, applicantId, line, parts });
  if (call.body.leadId !== undefined) await attachTo(call.db, call.body.leadId, sessionId, applicationId);
  return {
    applicationId,
    applicantId,
    quoteId: null,
    insuranceLine: line,
    thirdParties: isPropertyLine(line) ? ["PROPERTY_RECORDS"] : [],
    editableCoverages: editableCoveragesFor(line, parts),
    revision: 0,
    token,
  };
}

async function attachTo(db: Database, leadId: string, sessionId: string, applicationId: string): Promise<void> {
  const mine = and(eq(lead.id, leadId), eq(lead.sessionId, sessionId));
  const [found] = await db.select().from(lead).where(mine).for("update");
  if (!found) throw new ProblemError("NOT_FOUND");
  checkOpen(found.status);
  await db.update(lead).set({ fields: { ...found.fields, applicationId } }).where(mine);
}

/** All creates with an address have one shape (contract: creationAtAddress). */
function createAt(call: Omit<Call<typeof createAutoApplication>, "query">, line: InsuranceLine) {
  const { propertyAddress, personalInfo } = call.body;
  const { state, zipCode } = propertyAddress;
  refuse(placeOfZip(zipCode)?.state === state ? [] : [{ pointer: "/propertyAddress/zipCode", message: "Not in the state" }]);
  if (personalInfo) checkApplicant(line, state, personalInfo, "/personalInfo");
  const staged = call.staging?.records(propertyAddress.addressLine1);
  return create(call, line, { propertyAddress, ...(personalInfo && { personalInfo }), ...(staged && { staged }) });
}

export const createRoutes = [
  route(createAutoApplication, (call) => createAt(call, "PERSONAL_AUTO")),
  route(createMotorcycleApplication, (call) => createAt(call, "MOTORCYCLE")),
  route(createHomeownersApplication, (call) => createAt(call, "PERSONAL_HOME")),
  route(createCondominiumApplication, (call) => createAt(call, "CONDOMINIUM")),
  route(createRentersApplication, (call) => createAt(call, "RENTERS")),
  route(createLandlordApplication, (call) => createAt(call, "LANDLORD")),
];
