import type { ReactNode } from "react";
import type { Quote } from "../../../api/contract/quote";
import { byMonthlyPremium, monthlyPremium } from "../../../business/quoteOrder";
import { exactDollars } from "../../../kernel/money";
import { fill, phrases } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { Button } from "../../../ui/buttons/Button";
import { Badge } from "../../../ui/quotes/Badge";
import { Certainty } from "../../../ui/quotes/Certainty";
import { Price } from "../../../ui/quotes/Price";
import { fine } from "../../../ui/styles/text";
import { isUsuallyFirm } from "../terms/certainty";

const texts = phrases("compare.head", {
  perMonth: "/mo",
  price: "{amount} a month",
  total: "{months} months: {amount}",
  year: "A year: {amount}",
  monthly: "Billed every month",
  firm: "Firm price",
  estimate: "Estimate",
  lowest: "Lowest price",
  rated: "Best rated",
  select: "Select",
  selectOf: "Select {carrier}",
});

interface Head {
  readonly top: ReactNode;
  readonly price: ReactNode;
  readonly action: ReactNode;
}

interface HeadsOptions {
  /** All that are compared, shown or not: a badge must not depend on the two that a phone shows. */
  readonly quotes: readonly Quote[];
  /** Dollars a month of the visitor's own policy, if told. A dearer quote isn't the lowest price beside it. */
  readonly own: number | null;
  /** The column whose button is filled. */
  readonly first: Quote | undefined;
  readonly busyWith: string | null;
  readonly onSelect: (quote: Quote) => void;
}

interface Heads {
  /** The head of the visitor's own policy, in dollars a month. */
  readonly ofOwn: (monthly: number) => Head;
  readonly of: (quote: Quote) => Head;
}

/** Returns the heads of the columns. Prices are in the same term: by the month, and by the year where the policies' terms differ. */
export function useHeads({ quotes, own, first, busyWith, onSelect }: HeadsOptions): Heads {
  const text = useText();
  const [cheapest] = [...quotes].sort(byMonthlyPremium);
  const best = Math.max(...quotes.map(({ claimsRating }) => claimsRating));
  const bestRated = quotes.filter(({ claimsRating }) => claimsRating === best);
  const isSameTerm = new Set(quotes.map(({ term }) => term)).size === 1;
  const totalOf = ({ premium, term }: Quote): string => {
    if (!isSameTerm) return text(fill(texts.year, { amount: exactDollars((premium * 12) / term) }));
    return text(term === 1 ? texts.monthly : fill(texts.total, { months: term, amount: exactDollars(premium) }));
  };
  // Only what differs from the sentence above the table is marked.
  const isFirm = isUsuallyFirm(quotes);
  const topOf = (quote: Quote): ReactNode => {
    if (quote.isBindable !== isFirm) return <Certainty firm={quote.isBindable} label={text(quote.isBindable ? texts.firm : texts.estimate)} />;
    const isLowest = quote === cheapest && (own === null || monthlyPremium(quote) < own);
    if (isLowest && new Set(quotes.map(monthlyPremium)).size > 1) return <Badge>{text(texts.lowest)}</Badge>;
    return bestRated.length === 1 && quote === bestRated[0] && <Badge>{text(texts.rated)}</Badge>;
  };
  const priceOf = (monthly: number, total?: string): ReactNode => (
    <>
      <Price amount={monthly} per={text(texts.perMonth)} label={text(fill(texts.price, { amount: exactDollars(monthly) }))} small />
      {total && <p className={`${fine} num`}>{total}</p>}
    </>
  );
  return {
    ofOwn: (monthly) => ({ top: null, price: priceOf(monthly), action: null }),
    of: (quote) => ({
      top: topOf(quote),
      price: priceOf(monthlyPremium(quote), totalOf(quote)),
      action: (
        <Button
          variant={quote === first ? "main" : "line"}
          small
          full
          busy={busyWith === quote.id}
          label={text(fill(texts.selectOf, { carrier: quote.carrierName }))}
          onClick={() => onSelect(quote)}
        >
          {text(texts.select)}
        </Button>
      ),
    }),
  };
}
