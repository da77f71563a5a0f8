import { batch } from "@preact/signals-react";
import type { Client } from "../api/client";
import type { BodyOf } from "../api/contract/endpoint";
import type { RecordType } from "../api/contract/leads";
import { createLead, deleteLead, updateLead } from "../api/contract/leads";
import type { QuoteStatus } from "../api/contract/values";
import { leadQuoteId } from "../business/limits";
import { isBarred } from "../business/states";
import { field } from "../flow/field";
import { normaliseEmail } from "../flow/rules/email";
import { phoneDigits } from "../flow/rules/phone";
import { newId } from "../kernel/ids";
import { boolean, nullable, oneOf, string } from "../kernel/shape";
import { addressLine1, addressLine2, cityField, stateField, zipField } from "./entity/address";
import { callbackAt, contactBy } from "./entity/contact";
import { emailField, firstName, lastName, phoneField } from "./entity/person";
import { leadLookup, referralCode } from "./entity/referral";
import { otherProducts } from "./scenarios";
import { isSecondLine } from "./secondLine";
import type { Session } from "./session";
import type { LeadRef } from "./snapshot";

type LeadBody = BodyOf<typeof updateLead>;

const filled = <Value>(name: string, value: Value | "" | null | undefined): Record<string, Value> =>
  value === "" || value === null || value === undefined ? {} : { [name]: value };

/** Belongs to the lead that it was given for: a second line's lead starts without it. */
function contactPreference(session: Session): Pick<LeadBody, "contactPreference"> {
  const answers = session.answers.peek();
  const by = answers.get(contactBy);
  const at = answers.get(callbackAt);
  if (!by) return {};
  return { contactPreference: { by, ...(by === "CALL" && at !== "now" && at !== "" && { callAt: at }) } };
}

/** Decision 61. The digital ones belong to purchase. */
function recordType({ redirect, complex, answers }: Session): RecordType {
  if (redirect.peek()?.kind === "hand-off") return "HONEYQUOTE";
  if (complex.peek()) return "COMPLEX";
  return answers.peek().get(leadLookup) ? "FETCH" : "HAPPY";
}

/** What the steps of lines ask, read by name: the session stands below them. */
const said = {
  gender: field<"Male" | "Female" | "NonBinary" | "">("gender", oneOf("Male", "Female", "NonBinary", ""), { initial: "" }),
  maritalStatus: field("maritalStatus", string(), { initial: "" }),
  bundling: field<boolean | null>("bundling", nullable(boolean), { initial: null }),
};

/** Who the person is, as far as the line asks: what a state bars from rating a vehicle stays here, whichever line has asked it (spec §3). */
function details(session: Session): Pick<LeadBody, "gender" | "maritalStatus" | "bundleDiscount" | "prefill"> {
  const answers = session.answers.peek();
  const wire = session.line.peek()?.wire;
  const state = session.ruleContext().state ?? "";
  const drives = wire === "PERSONAL_AUTO" || wire === "MOTORCYCLE";
  const gender = answers.get(said.gender);
  const maritalStatus = answers.get(said.maritalStatus);
  const unit = answers.get(addressLine2);
  return {
    ...(gender !== "" && (wire === "LIFE" || (drives && !isBarred(state, "gender"))) && { gender }),
    ...((maritalStatus === "Married" || maritalStatus === "DomesticPartner") && drives && !isBarred(state, "maritalStatus") && { maritalStatus }),
    ...((answers.get(said.bundling) === true || isSecondLine(session)) && { bundleDiscount: true }),
    ...(unit && { prefill: { address: { unit } } }),
  };
}

/** Everything that is known about the visitor; optional members only where they are filled (spec §7). */
function leadBody(session: Session, status: QuoteStatus): LeadBody {
  const answers = session.answers.peek();
  const line = session.line.peek();
  const selection = session.selection.peek();
  // On the generic pages a lead stays one for what it was begun for, unless its visitor has chosen something else.
  const keepsLine = line?.wire === "OTHER" && session.lead.peek() !== null && session.complex.peek()?.scenario !== otherProducts;
  const { partner } = session;
  const { visitorId, agentId, location } = session.identity();
  return {
    quoteStatus: status,
    recordType: recordType(session),
    ...(line && !keepsLine && { insuranceLine: line.wire, product: line.wire }),
    ...filled("applicationId", session.application.peek()?.id),
    ...filled("referralCode", answers.get(referralCode)),
    viuPartner: partner.requestedId,
    ...filled("agentId", agentId ?? partner.config.agentId),
    ...filled("location", location ?? partner.config.locationId),
    ...filled("firstName", answers.get(firstName)),
    ...filled("lastName", answers.get(lastName)),
    ...filled("email", normaliseEmail(answers.get(emailField))),
    ...filled("phone", phoneDigits(answers.get(phoneField))),
    ...details(session),
    ...filled("carrier", selection?.carrierName),
    ...filled("selectedCarrierSpecificQuoteId", selection?.carrierSpecificQuoteId?.slice(0, leadQuoteId)),
    ...(status === "FINALIZED" && contactPreference(session)),
    sessionId: session.id,
    ...filled("visitorId", visitorId),
    propertyAddress: {
      ...filled("addressLine1", answers.get(addressLine1)),
      ...filled("addressLine2", answers.get(addressLine2)),
      ...filled("city", answers.get(cityField)),
      ...filled("state", answers.get(stateField)),
      ...filled("zipCode", answers.get(zipField)),
    },
  };
}

/** The status that the lead has; that of a new one where there is none. */
export const statusNow = (session: Session): QuoteStatus => (session.lead.peek()?.status as QuoteStatus | undefined) ?? "CAPTURED";

const queues = new WeakMap<Session, Promise<unknown>>();

/** Lead calls run one after another: each carries the revision that the one before it left. */
function enqueue<Value>(session: Session, work: (client: Client) => Promise<Value>): Promise<Value | null> {
  session.pendingLeadUpdates.value += 1;
  const run = (queues.get(session) ?? Promise.resolve())
    .then(() => session.api())
    .then(work)
    .catch(() => null)
    .finally(() => {
      session.pendingLeadUpdates.value -= 1;
    });
  queues.set(session, run);
  return run;
}

const keyOf = new WeakMap<Session, string>();

/**
 * Sends the visitor's status: creates the lead where there is none and `mayCreate` (at the first address step, decision
 * 30), else updates it. A finalized lead's id is let go, so that a second line starts one of its own. True when it was kept.
 * A lead that can't be sent never holds the visitor up.
 */
export async function sendLead(session: Session, status: QuoteStatus, mayCreate = false): Promise<boolean> {
  const sent = await enqueue(session, async (client) => {
    const body = leadBody(session, status);
    const known = session.lead.peek();
    if (!known) {
      const { insuranceLine } = body;
      if (!mayCreate || !insuranceLine) return false;
      const idempotencyKey = keyOf.get(session) ?? newId();
      keyOf.set(session, idempotencyKey);
      const made = await client.call(createLead, { body: { ...body, insuranceLine }, idempotencyKey });
      if (!made.ok) {
        session.logger.warn("lead-not-created", "Lead was not created", { code: made.error.code });
        return false;
      }
      keyOf.delete(session);
      const { leadId, token, revision, quoteStatus } = made.value;
      session.lead.value = { id: leadId, token, revision, status: quoteStatus };
      return true;
    }
    const attempt = (revision: number) =>
      client.call(updateLead, { params: { leadId: known.id }, query: {}, body, token: known.token, revision });
    let updated = await attempt(known.revision);
    if (!updated.ok && updated.error.code === "REVISION_CONFLICT") updated = await attempt(updated.error.revision ?? known.revision);
    if (!updated.ok) {
      session.logger.warn("lead-not-updated", "Lead was not updated", { code: updated.error.code });
      return false;
    }
    const { revision, quoteStatus } = updated.value;
    batch(() => {
      session.lead.value = quoteStatus === "FINALIZED" ? null : { ...known, revision, status: quoteStatus };
    });
    return true;
  });
  return sent ?? false;
}

/** Tells the service that the visitor is still there: an update with an empty body. */
export async function touchLead(session: Session): Promise<void> {
  if (!session.lead.peek()) return;
  await enqueue(session, async (client) => {
    const lead = session.lead.peek();
    if (!lead) return;
    const touched = await client.call(updateLead, { params: { leadId: lead.id }, query: {}, body: {}, token: lead.token });
    // Where the service is ahead, the next update would be refused for it.
    if (touched.ok && touched.value.revision !== lead.revision) session.lead.value = { ...lead, revision: touched.value.revision };
  });
}

/**
 * Takes a partial lead back when the visitor starts over. `known` is the lead of before, as the session has forgotten it by
 * now; one that is still being created is waited for.
 */
export async function discardLead(session: Session, known: LeadRef | null): Promise<void> {
  if (!known && session.pendingLeadUpdates.peek() === 0) return;
  await enqueue(session, async (client) => {
    const lead = session.lead.peek() ?? known;
    if (!lead) return;
    session.lead.value = null;
    await client.call(deleteLead, { params: { leadId: lead.id }, token: lead.token });
  });
}
