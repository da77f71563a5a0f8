import { batch } from "@preact/signals-react";
import { recordConsent } from "../../api/contract/leads";
import { addressPatterns } from "../../business/addressPatterns";
import { secondLines } from "../../business/bundles";
import { length } from "../../business/limits";
import type { Answers, Field } from "../../flow/field";
import { messages } from "../../flow/rules/messages";
import { phoneDigits } from "../../flow/rules/phone";
import { staysAfterSuccess } from "../../session/purchase/afterSuccess";
import { addressFields, addressLine1, addressLine2, cityField, stateField, zipField } from "../../session/fields/address";
import { asksPhone, callbackAt, callConsent, contactBy } from "../../session/fields/contact";
import { phoneField } from "../../session/fields/person";
import type { Effect } from "../../session/effect";
import { done } from "../../session/effectOutcome";
import { statusNow } from "../../session/lead/sendLead";
import { withoutQuote } from "../../session/lead/scenarios";
import type { Session } from "../../session/session";
import { bundling } from "../../session/fields/bundling";
import { insuranceStartDate } from "../../steps/startDate/fields";
import { wordingVersion } from "../../session/wordingVersion";
import { asksConsent, consentPhrases, consentText, holds } from "./consent";
import { mayCallNow } from "./callback";
import { callTime, contactFields } from "./fields";
import { keepLead } from "./keepLead";
import { tellOfCall } from "./tellOfCall";

/** The address that raised a case. It was never committed, but the advisor needs it, so its well-formed parts are sent. */
function typedAddress(session: Session): Record<string, string> {
  if (session.application.peek()) return {};
  const typed = session.drafted(addressFields);
  const formed = (field: Field<string>, pattern: RegExp): [string, string][] => {
    const value = String(typed[field.name] ?? "").trim();
    return pattern.test(value) ? [[field.name, value]] : [];
  };
  const upTo = (max: number) => new RegExp(`^.{1,${max}}$`);
  return Object.fromEntries([
    ...formed(addressLine1, upTo(length.addressLine)),
    ...formed(addressLine2, upTo(length.unit)),
    ...formed(cityField, upTo(length.city)),
    ...formed(stateField, /^[A-Z]{2}$/),
    ...formed(zipField, addressPatterns.zip),
  ]);
}

/** The number that this form has committed, for a request that may have failed, and the one that was known before. */
const replaced = new WeakMap<Session, { readonly known: string; readonly typed: string }>();

/** The number of another step or a referral. */
function knownPhone(session: Session): string {
  const phone = session.answers.peek().get(phoneField);
  const { known, typed } = replaced.get(session) ?? {};
  return known !== undefined && typed === phone ? known : phone;
}

/**
 * The answers that were on screen. A number typed here and then hidden by another choice isn't sent, nor is its consent; a number
 * from another step or a referral is.
 */
function given(answers: Answers, session: Session): Record<string, unknown> {
  const how = answers.get(contactBy);
  const phone = asksPhone(how) ? answers.get(phoneField) : knownPhone(session);
  return {
    ...Object.fromEntries(contactFields.map((field) => [field.name, answers.get(field as Field<unknown>)])),
    [phoneField.name]: phone,
    ...(!asksConsent(how, phone) && { [callConsent.name]: null }),
  };
}

/** Asks for a time again if "now" was chosen but no advisor can call any more when the form is sent. */
const checkCallTime: Effect = {
  id: "checkCallTime",
  input: (_answers, session) => [session.now().getTime()],
  run({ answers, session }) {
    const isNow = answers.get(contactBy) === "CALL" && answers.get(callbackAt) === "now";
    const { now, state } = session.ruleContext();
    return Promise.resolve(isNow && !mayCallNow(now, state) ? { kind: "errors", errors: [{ field: callTime, message: messages.selection }] } : done);
  },
};

/**
 * Keeps the person and how to reach them. Without a chosen company an advisor has to find one, so the lead counts as a complex case
 * whichever way led here. Sends nothing where the call that finalizes the lead follows, which tells the same.
 */
const sendContact: Effect = {
  id: "sendContact",
  input: (answers, session) => [given(answers, session), session.selection.peek(), session.lead.peek()?.id],
  run({ answers, session }) {
    const told = given(answers, session);
    if (asksPhone(answers.get(contactBy))) replaced.set(session, { known: knownPhone(session), typed: answers.get(phoneField) });
    session.commit({ ...typedAddress(session), ...told });
    if (!session.selection.peek()) session.complex.value ??= { scenario: withoutQuote, reason: "without_quote" };
    const isOneCall = session.lead.peek() && !asksConsent(answers.get(contactBy), answers.get(phoneField));
    return isOneCall ? Promise.resolve(done) : keepLead(session, statusNow(session));
  },
};

/** Stores a receipt of the consent, given or withheld (47 CFR 64.1200(f)(9)). Stores none if the consent wasn't shown. */
const keepConsent: Effect = {
  id: "keepConsent",
  input: (answers, session) => [answers.get(contactBy), answers.get(callConsent), answers.get(phoneField), session.lead.peek()?.id],
  async run({ answers, session, idempotencyKey, signal }) {
    const lead = session.lead.peek();
    const phone = answers.get(phoneField);
    if (!lead || !asksConsent(answers.get(contactBy), phone)) return done;
    const consent = answers.get(callConsent);
    const isGiven = holds(consent, phone, session.speech.peek().language);
    const at = isGiven ? consent.at : session.now().toISOString();
    const kept = await session.api.call(recordConsent, {
      params: { leadId: lead.id },
      token: lead.token,
      body: {
        kind: "CALLS_AND_TEXTS",
        given: isGiven,
        text: consentText(session, phone, session.say),
        textVersion: wordingVersion(session, consentPhrases),
        pageUrl: `${window.location.origin}${window.location.pathname}`.slice(0, 2_048),
        phone: phoneDigits(phone),
        at,
      },
      // One key must always send the same body.
      idempotencyKey: `${idempotencyKey}:${at}`,
      signal,
    });
    return kept.ok ? done : { kind: "problem", problem: kept.error };
  },
};

/** The answers that the success page shows. Consent isn't kept: it holds for one request and is asked for anew. */
const said = new Set([insuranceStartDate, ...contactFields].filter((field) => field !== callConsent).map(({ name }) => name));

function finish(session: Session, answers: Answers): void {
  const line = session.line.peek();
  const selection = session.selection.peek();
  const carrierName = selection?.carrierName ?? null;
  const next = line && answers.get(bundling) ? [...secondLines(line.slug, session.partner.lines)] : [];
  session.analytics.track({ event: "finalize", by: "contact" });
  replaced.delete(session);
  batch(() => {
    session.reset((key) => staysAfterSuccess.has(key) || said.has(key), false);
    session.outcome.value = { line: line?.slug ?? "other", by: "contact", channel: answers.get(contactBy), carrierName, priced: selection?.kind === "quote", next };
  });
}

/**
 * One effect, because a finalized lead must end the line here even if the screen was left meanwhile. Sending it again would create
 * a second lead.
 */
const finalizeLead: Effect = {
  id: "finalizeLead",
  input: (_answers, session) => [session.lead.peek()?.id, session.application.peek()?.id, session.now().getTime()],
  async run({ answers, session }) {
    const [secret, line] = [session.secret.peek(), session.line.peek()];
    const outcome = session.lead.peek() ? await keepLead(session, "FINALIZED") : done;
    // Skipped after a restart or a change of line meanwhile, because it would end the new visit.
    if (outcome === done && session.secret.peek() === secret && session.line.peek() === line) finish(session, answers);
    return outcome;
  },
};

/** In this order, so that a failure keeps everything typed and a retry continues where it stopped. */
export const contactEffects: readonly Effect[] = [checkCallTime, sendContact, keepConsent, finalizeLead];

const tellAdvisor: Effect = {
  id: "tellAdvisor",
  input: (_answers, session) => [session.lead.peek()?.id],
  run({ session }) {
    tellOfCall(session);
    return Promise.resolve(done);
  },
};

export const phoneEffects: readonly Effect[] = [tellAdvisor];
