import { useState } from "react";
import type { Coverage } from "../../api/contract/coverage";
import { badgesOnCard } from "../../business/badges";
import { monthlyPremium } from "../../business/quoteOrder";
import { exactDollars } from "../../kernel/money";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Button } from "../../ui/Button";
import { monogramOf } from "../../ui/monogramOf";
import { QuoteCard } from "../../ui/QuoteCard";
import { badgeTexts } from "./badgeTexts";
import { cardCoverages } from "./cardCoverages";
import { QuoteDetails } from "./QuoteDetails";
import type { ShownQuote } from "./useShownQuotes";

const texts = phrases("quotes.card", {
  firm: "Bindable price",
  estimate: "Estimate",
  per: "a month",
  price: "{amount} a month",
  total: "{amount} for {months} months",
  totalMonth: "Billed monthly",
  select: "Select {carrier}",
  selected: "Continue with {carrier}",
  show: "Show details",
  showOf: "Show details of {carrier}",
  hide: "Hide details",
  hideOf: "Hide details of {carrier}",
});

interface QuoteItemProps extends ShownQuote {
  definitions: readonly Coverage[];
  first: boolean;
  selected: boolean;
  busy: boolean;
  onSelect: () => void;
}

/** The element's id, by which the list knows what the pointer is on. */
export const cardId = (quoteId: string): string => `quote-${quoteId}`;

export function QuoteItem({ quote, badges, spent, fresh, definitions, first, selected, busy, onSelect }: QuoteItemProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { carrierName: carrier, premium, termMonths } = quote;
  const monthly = monthlyPremium(quote);
  const { letters, tile } = monogramOf(carrier);
  const said = badges.filter((badge) => badge !== "ONLINE");
  const worn = said.filter((badge) => !spent.includes(badge));
  return (
    <QuoteCard
      id={cardId(quote.id)}
      carrier={carrier}
      monogram={letters}
      tile={tile}
      badges={said.slice(0, badgesOnCard).map((badge) => ({ text: text(badgeTexts[badge]), spent: spent.includes(badge) }))}
      firm={quote.isBindable}
      certainty={text(quote.isBindable ? texts.firm : texts.estimate)}
      amount={monthly}
      per={text(texts.per)}
      priceLabel={text(fill(texts.price, { amount: exactDollars(monthly) }))}
      total={text(fill(termMonths === 1 ? texts.totalMonth : texts.total, { amount: exactDollars(premium), months: termMonths }))}
      coverages={cardCoverages(quote, definitions)}
      top={first}
      fresh={fresh}
      actions={
        <>
          <Button variant={first ? "main" : "line"} busy={busy} onClick={onSelect}>
            {text(fill(selected ? texts.selected : texts.select, { carrier }))}
          </Button>
          <Button
            variant="link"
            expanded={open}
            label={text(fill(open ? texts.hideOf : texts.showOf, { carrier }))}
            onClick={() => setOpen(!open)}
          >
            {text(open ? texts.hide : texts.show)}
          </Button>
        </>
      }
      {...(open && { details: <QuoteDetails quote={quote} badges={worn} definitions={definitions} /> })}
    />
  );
}
