import { phone as limit } from "../../business/limits";
import { formatPhone, phoneDigits } from "../../flow/rules/phone";
import type { Language } from "../../kernel/language";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import type { ContactWay } from "../../session/fields/contact";
import type { Session } from "../../session/session";

/**
 * Names the seller and the number, and says that consent isn't a condition of purchase (47 CFR 64.1200(f)(9)). A change needs a new
 * consentVersion.
 */
const texts = phrases("consent.calls", {
  text: "Yes, {seller} may call and text me at {number} about insurance, including with automated technology. Agreeing isn't required to buy. I can opt out anytime. Message and data rates may apply.",
  above: "the number above",
});

/** The sentence and the words that it may contain. */
export const consentPhrases = [texts.text, texts.above] as const;

export const isComplete = (phone: string): boolean => phoneDigits(phone).length === limit.digits;

/** True when the consent is on screen. A receipt is stored only then: nothing is recorded that wasn't shown. */
export const asksConsent = (by: ContactWay, phone: string): boolean => by === "CALL" || (by === "SELF" && isComplete(phone));

/**
 * The text beside the box, which is stored word for word. `written` formats the number, which stays on one line on screen; the
 * receipt doesn't need that.
 */
export const consentText = (session: Session, phone: string, say: (phrase: Phrase) => string, written = formatPhone): string =>
  say(
    fill(texts.text, {
      seller: session.partner.config.licensing.agency,
      number: isComplete(phone) ? written(phone) : say(texts.above),
    }),
  );

export interface TickedConsent {
  readonly phone: string;
  /** The language in which the text was read. */
  readonly language: Language;
  readonly at: string;
}

export const tick = (phone: string, now: Date, language: Language): TickedConsent => ({
  phone: isComplete(phone) ? phoneDigits(phone) : "",
  language,
  at: now.toISOString(),
});

/** A consent holds for the number in its sentence and the language in which it was read: another number or language asks again. */
export const holds = (consent: TickedConsent | null, phone: string, language: Language): consent is TickedConsent =>
  consent !== null && consent.language === language && (consent.phone === "" || consent.phone === phoneDigits(phone));
