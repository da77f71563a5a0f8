import type { Problem } from "../../api/contract/problem";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";

const texts = phrases("quotes.share.failed", {
  noQuotes: "There are no prices to send yet. Try again when the first price is in.",
  limit: "We can't send more emails today. Try again tomorrow.",
  offline: "You seem to be offline. Check your connection and try again.",
  address: "Enter a valid email",
  unsent: "Your email wasn't sent. You can send it again.",
  other: "That didn't work. Try again in a moment.",
});

const known: Readonly<Partial<Record<Problem["code"], Phrase>>> = {
  NO_QUOTES: texts.noQuotes,
  EMAIL_LIMIT: texts.limit,
  NETWORK: texts.offline,
  TIMEOUT: texts.offline,
  NO_RECIPIENT: texts.address,
  VALIDATION: texts.address,
};

/** The reason why an e-mail wasn't sent or a link wasn't created. */
export const failureOf = (problem: Problem | null): Phrase => (problem && known[problem.code]) ?? texts.other;

/** Says that an e-mail wasn't sent to a visitor who has left its dialog. */
export const unsent = texts.unsent;
