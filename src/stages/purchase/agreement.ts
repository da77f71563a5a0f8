import { suffixOf } from "../../kernel/language";
import { exactDollars } from "../../kernel/money";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import type { Session } from "../../session/session";
import { firstName, lastName } from "../../session/fields/person";
import type { Agreed } from "./fields";

/**
 * The disclosures that 15 USC 7001(c) requires before the consent: scope, paper, withdrawal, new address, hardware and software. A
 * change needs a new consentVersion.
 */
const texts = phrases("consent.purchase", {
  scope: "This consent covers your application, your policy, and your bills. It covers all notices about them, too.",
  needs: "To read and keep them, you need a web browser and an email address. You also need a PDF reader and room to save files.",
  paper: "You can have paper copies instead, or ask for one at any time. Call {number}. It's free.",
  withdraw: "You can withdraw this consent, or tell us a new email address, at {number}. Your policy stays in force.",
  records: "Online documents. I read the notice above. I can open and save PDF files. I agree to get my documents online.",
  signature: "Signature. I read my application and my answers are true. I, {name}, intend to sign it by checking this box and pressing the button below. I agree to the price of {price} for {months} months.",
});

interface Signed {
  readonly premium: number;
  readonly termMonths: number;
  readonly notice: string | null;
}

/** The notice, one phrase per point. */
export function noticeOf(session: Session): readonly Phrase[] {
  const number = session.partner.config.tollFreeNumber;
  return [texts.scope, texts.needs, fill(texts.paper, { number }), fill(texts.withdraw, { number })];
}

export const recordsText: Phrase = texts.records;

/** The applicant's name. */
export function signerOf({ answers }: Session): string {
  const given = answers.peek();
  return `${given.get(firstName)} ${given.get(lastName)}`.trim();
}

export function signatureText(session: Session, { premium, termMonths }: Omit<Signed, "notice">): Phrase {
  return fill(texts.signature, { name: signerOf(session), price: exactDollars(premium), months: termMonths });
}

/** Everything shown beside the box about electronic records, as the receipt stores it. */
export const recordsReceipt = (session: Session): string => [...noticeOf(session), recordsText].map((phrase) => session.say(phrase)).join("\n");

/** Everything shown beside the box for the signature, as the receipt stores it. */
export const signatureReceipt = (session: Session, signed: Signed): string => [signed.notice, session.say(signatureText(session, signed))].filter(Boolean).join("\n");

/** The terms that a box is ticked for, including the language in which they were read. Another language asks again. */
export function termsRead({ speech }: Session, terms: string): string {
  return terms + suffixOf(speech.peek().language);
}

export const agree = (terms: string, now: Date): Agreed => ({ terms, at: now.toISOString() });

export const holds = (agreed: Agreed, terms: string): agreed is NonNullable<Agreed> => agreed?.terms === terms;
