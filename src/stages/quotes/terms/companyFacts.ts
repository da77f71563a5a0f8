import type { CarrierFacts, Quote } from "../../../api/contract/quote";
import { phrases, type Phrase } from "../../../kernel/phrase";

type FactName = keyof CarrierFacts;

/** The words for a fact about a company. */
interface FactWords {
  /** Names the fact in details and comparison. */
  readonly label: Phrase;
  /** Says `{value}` on the quote's row, by itself. */
  readonly brief: Phrase;
  /** Explains the fact to someone who has never heard of it. */
  readonly help: Phrase;
}

export interface CompanyFact extends FactWords {
  readonly id: FactName;
  readonly value: string;
}

const words: Readonly<Record<FactName, FactWords>> = {
  amBest: phrases("quotes.amBest", {
    label: "A.M. Best rating",
    brief: "A.M. Best {value}",
    help: "A.M. Best rates how well a company can pay its claims. A++ is the best rating.",
  }),
};

/** Returns the known facts about the company of a quote. Unknown facts are left out. */
export const companyFacts = (quote: Quote): readonly CompanyFact[] =>
  (Object.keys(words) as FactName[]).flatMap((id) => {
    const value = quote[id];
    return value === undefined ? [] : [{ id, value, ...words[id] }];
  });
