import type { Coverage } from "../../api/contract/coverage";
import type { Quote } from "../../api/contract/quote";
import { badgesOnCard } from "../../business/badges";
import { monthlyPremium } from "../../business/quoteOrder";
import { exactDollars } from "../../kernel/money";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases, worded } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { monogramOf } from "../../ui/cards/monogramOf";
import { QuoteRow } from "../../ui/quotes/QuoteRow";
import { badgeTexts } from "./terms/badgeTexts";
import { companyFacts } from "./terms/companyFacts";
import { isSold } from "./isSold";
import { QuoteDetails } from "./terms/QuoteDetails";
import { differencesOf, inSentence, type Difference } from "./terms/usual";
import type { ShownQuote } from "./order/useShownQuotes";

const texts = phrases("quotes.card", {
  firm: "Firm price",
  estimate: "Estimate",
  per: "/mo",
  price: "{amount} a month",
  same: "Same coverage",
  differs: "{value} {label}",
  isSo: "{label}: {value}",
  more: "{first}, {count} more",
  higherLimit: "Higher limit:",
  lowerLimit: "Lower limit:",
  higherDeductible: "Higher deductible:",
  lowerDeductible: "Lower deductible:",
  other: "Different:",
  compare: "Compare",
  compareOf: "Compare {carrier}",
});

interface QuoteItemProps extends ShownQuote {
  /** The usual quote: the row names only what differs from it. */
  usual: Quote;
  definitions: readonly Coverage[];
  open: boolean;
  chosen: boolean;
  /** No other company has a price, so there is nothing to compare with. */
  only: boolean;
  /** The most quotes that can be compared are already selected. */
  full: boolean;
  selected: boolean;
  busy: boolean;
  onToggle: () => void;
  onChoose: (chosen: boolean) => void;
  onSelect: () => void;
  /** The id of a life quote's amount if amounts differ: then every row names its own. */
  amountId: string | null;
  /** Print names every difference, because nothing on paper can be opened. */
  isPrinting: boolean;
}

/** The element's id, by which the list knows which row the pointer is on. */
export const rowId = (quoteId: string): string => `quote-${quoteId}`;

const isHigher = ({ isDeductible, verdict }: Difference): boolean => (verdict === "better") !== isDeductible;

function meaningOf(difference: Difference): Phrase {
  if (difference.verdict === "other") return texts.other;
  if (difference.isDeductible) return isHigher(difference) ? texts.higherDeductible : texts.lowerDeductible;
  return isHigher(difference) ? texts.higherLimit : texts.lowerLimit;
}

/** A quote as one row of the list; opened, it adds everything the row has no room for. */
export function QuoteItem({ quote, badges, spent, fresh, usual, definitions, open, chosen, only, full, ...item }: QuoteItemProps) {
  const { selected, busy, amountId, isPrinting, onToggle, onChoose, onSelect } = item;
  const text = useText();
  const { carrierName: carrier } = quote;
  const monthly = monthlyPremium(quote);
  const { letters, tile } = monogramOf(carrier);
  const session = useSession();
  // On lines that aren't sold online, the firm price already says everything.
  const worn = badges.filter((one) => one !== "ONLINE" || isSold(session, quote));
  const differences = differencesOf(quote, usual, definitions, isPrinting);
  const [first] = differences;
  // "No medical exam" is English, but "yes medical exam" isn't.
  const named = ({ value, label }: Pick<Difference, "value" | "label">): string =>
    text(fill(value === "Yes" ? texts.isSo : texts.differs, { value: worded(value), label: inSentence(label) }));
  const rest = isPrinting ? 0 : differences.length - 1;
  const amount = first?.id === amountId ? undefined : quote.coverages.find(({ id }) => id === amountId);
  const parts = [...(amount ? [named(amount)] : []), ...(isPrinting ? differences : differences.slice(0, 1)).map(named)];
  // Spanish puts the coverage first.
  const said = parts.join(", ").replace(/^./u, (letter) => letter.toUpperCase());
  return (
    <QuoteRow
      id={rowId(quote.id)}
      carrier={carrier}
      monogram={letters}
      tile={tile}
      badges={worn.slice(0, badgesOnCard).map((badge) => ({ text: text(badgeTexts[badge]), spent: spent.includes(badge) }))}
      facts={companyFacts(quote).map(({ brief, value }) => text(fill(brief, { value })))}
      firm={quote.isBindable}
      certainty={text(quote.isBindable ? texts.firm : texts.estimate)}
      amount={monthly}
      per={text(texts.per)}
      priceLabel={text(fill(texts.price, { amount: exactDollars(monthly) }))}
      {...(!only && {
        differs:
          first
            ? {
                verdict: first.verdict,
                isHigher: isHigher(first),
                said: text(meaningOf(first)),
                text: rest > 0 ? text(fill(texts.more, { first: said, count: rest })) : said,
              }
            : { verdict: "same", isHigher: false, said: "", text: said || text(texts.same) },
        compare: {
          label: text(texts.compare),
          of: text(fill(texts.compareOf, { carrier })),
          checked: chosen,
          disabled: full && !chosen,
          onChange: onChoose,
        },
      })}
      fresh={fresh}
      open={open}
      onToggle={onToggle}
    >
      <QuoteDetails
        quote={quote}
        badges={worn.slice(badgesOnCard).filter((other) => !spent.includes(other))}
        isRecommended={worn.includes("RECOMMENDED") && !spent.includes("RECOMMENDED")}
        definitions={definitions}
        selected={selected}
        busy={busy}
        onSelect={onSelect}
        onClose={onToggle}
      />
    </QuoteRow>
  );
}
