import type { Quote } from "../../../api/contract/quote";
import { monthlyPremium } from "../../../business/quoteOrder";
import { exactDollars, dollars } from "../../../kernel/money";
import { fill, phrases, type Phrase } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { WhatIf } from "../../../ui/quotes/WhatIf";
import { effectPhrase } from "./effectPhrase";

const texts = phrases("customize.estimate", {
  label: "What-if estimate",
  firm: "Firm price",
  estimate: "Estimate",
  per: "/mo",
  about: "about {difference}",
  same: "about the same",
  unchanged: "No changes yet",
  said: "What-if estimate for {carrier}: {after} a month, {difference}. Now {before}.",
  saidUnchanged: "{carrier}: {before} a month.",
});

interface EstimateProps {
  of: Quote;
  /** Whole dollars a month with what is being changed; null while nothing is. */
  after: number | null;
}

/** A company's price with what is being changed, marked as an estimate. Without a change it is the company's own price. */
export function Estimate({ of: quote, after }: EstimateProps) {
  const text = useText();
  const { carrierName: carrier, isBindable } = quote;
  const before = monthlyPremium(quote);
  const shared = { carrier, before, after, per: text(texts.per) };
  if (after === null) {
    return (
      <WhatIf
        {...shared}
        label={text(isBindable ? texts.firm : texts.estimate)}
        firm={isBindable}
        difference={text(texts.unchanged)}
        said={text(fill(texts.saidUnchanged, { carrier, before: exactDollars(before) }))}
      />
    );
  }
  const by = after - Math.round(before);
  const difference: Phrase = by === 0 ? texts.same : fill(texts.about, { difference: effectPhrase(by) });
  return (
    <WhatIf
      {...shared}
      label={text(texts.label)}
      difference={text(difference)}
      said={text(fill(texts.said, { carrier, after: dollars(after), difference, before: exactDollars(before) }))}
    />
  );
}
