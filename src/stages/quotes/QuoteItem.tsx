import type { ReactNode } from "react";
import type { Coverage } from "../../api/contract/coverage";
import type { Quote } from "../../api/contract/quote";
import { badgesOnRow } from "../../business/badges";
import { monthlyPremium } from "../../business/quoteOrder";
import { exactDollars, inCents } from "../../kernel/money";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { Button } from "../../ui/buttons/Button";
import { monogramOf } from "../../ui/cards/monogramOf";
import { QuoteRow } from "../../ui/quotes/QuoteRow";
import { badgeTexts } from "./terms/badgeTexts";
import { companyFacts } from "./terms/companyFacts";
import { isSold } from "./isSold";
import { QuoteDetails } from "./terms/QuoteDetails";
import { withValue } from "./terms/shortNames";
import { differencesOf, type Difference } from "./terms/usual";
import type { ShownQuote } from "./order/useShownQuotes";

const texts = phrases("quotes.card", {
  firm: "Firm price",
  estimate: "Estimate",
  per: "/mo",
  perTerm: "/{months} mo",
  price: "{amount} a month",
  total: "{amount} for {months} months",
  rating: "Claims rating {rating} out of 5",
  recommended: "Best rated of the five lowest",
  above: "{amount} more",
  differs: "{value} {label}",
  more: "{first}, {count}\u00a0more",
  higherLimit: "Higher limit:",
  lowerLimit: "Lower limit:",
  higherDeductible: "Higher deductible:",
  lowerDeductible: "Lower deductible:",
  other: "Different:",
  compareOf: "Compare {carrier}",
  buy: "Buy online",
  buyOf: "Buy online now: {carrier}, {amount} a month",
});

/** A.M. Best's ratings under "excellent": worth a thought before a purchase. */
const lesserRatings: readonly (string | undefined)[] = ["B++", "B+", "B", "B-"];

/** A list's price: dollars a month, or for the policy's term. */
export type PriceUnit = "month" | "term";

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
  /** The reason that choosing it failed. */
  trouble?: ReactNode;
  onToggle: () => void;
  onChoose: (chosen: boolean) => void;
  onSelect: () => void;
  /** The id of a life quote's amount if amounts differ: then every row names its own. */
  amountId: string | null;
  /** Print names every difference, because nothing on paper can be opened. */
  isPrinting: boolean;
  unit: PriceUnit;
  /** The lowest monthly price in the list, in dollars. */
  lowest: number;
  /** True if most prices are firm: then the row marks an estimate, otherwise a firm price. */
  isUsuallyFirm: boolean;
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
export function QuoteItem({ quote, badges, spent, usual, definitions, open, chosen, only, full, ...item }: QuoteItemProps) {
  const { selected, busy, trouble, amountId, isPrinting, unit, lowest, isUsuallyFirm, onToggle, onChoose, onSelect } = item;
  const text = useText();
  const { carrierName: carrier, term, premium, isBindable } = quote;
  const monthly = monthlyPremium(quote);
  const { letters, tile } = monogramOf(carrier);
  const isBought = isSold(useSession(), quote);
  // A price that is bought online has a button for it, and on other lines the firm price already says everything.
  const worn = badges.filter((one) => one !== "ONLINE");
  const [badge] = worn.slice(0, badgesOnRow);
  const differences = only ? [] : differencesOf(quote, usual, definitions, isPrinting);
  const few = isPrinting ? differences : differences.slice(0, 1);
  const rest = differences.length - few.length;
  const named = (coverage: Pick<Difference, "value" | "id" | "label">): string =>
    withValue(text, texts.differs, coverage).replace(/^./u, (letter) => letter.toUpperCase());
  const counted = (said: string): string => (rest > 0 ? text(fill(texts.more, { first: said, count: rest })) : said);
  const amount = few.some(({ id }) => id === amountId) ? undefined : quote.coverages.find(({ id }) => id === amountId);
  const months = { months: term };
  const isTotal = unit === "term" && term > 1;
  const rating = quote.claimsRating.toFixed(1);
  return (
    <QuoteRow
      id={rowId(quote.id)}
      carrier={carrier}
      monogram={letters}
      tile={tile}
      rating={{ value: rating, label: text(fill(texts.rating, { rating })) }}
      {...(badge && {
        badge: {
          text: text(badge === "RECOMMENDED" ? texts.recommended : badgeTexts[badge]),
          ...(badge === "RECOMMENDED" && { reason: text(fill(texts.above, { amount: exactDollars((inCents(monthly) - inCents(lowest)) / 100) })) }),
          spent: spent.includes(badge),
        },
      })}
      facts={[
        ...(amount && !only ? [named(amount)] : []),
        ...companyFacts(quote).flatMap(({ id, brief, value }) => (id !== "amBest" || lesserRatings.includes(value) ? [text(fill(brief, { value }))] : [])),
      ]}
      {...(isBindable !== isUsuallyFirm && { certainty: { firm: isBindable, label: text(isBindable ? texts.firm : texts.estimate) } })}
      amount={isTotal ? premium : monthly}
      per={text(isTotal ? fill(texts.perTerm, months) : texts.per)}
      priceLabel={text(fill(isTotal ? texts.total : texts.price, { amount: exactDollars(isTotal ? premium : monthly), ...months }))}
      differs={few.map((difference) => ({
        id: difference.id,
        verdict: difference.verdict,
        isHigher: isHigher(difference),
        text: counted(named(difference)),
        said: text(meaningOf(difference)),
      }))}
      {...(!only && {
        compare: { of: text(fill(texts.compareOf, { carrier })), checked: chosen, disabled: full && !chosen, onChange: onChoose },
      })}
      {...(isBought &&
        !open && {
          buy: (
            <Button variant="link" small busy={busy} label={text(fill(texts.buyOf, { carrier, amount: exactDollars(monthly) }))} onClick={onSelect}>
              {text(texts.buy)}
            </Button>
          ),
        })}
      open={open}
      onToggle={onToggle}
      trouble={trouble}
    >
      <QuoteDetails
        quote={quote}
        badges={worn.slice(badgesOnRow).filter((other) => !spent.includes(other))}
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
