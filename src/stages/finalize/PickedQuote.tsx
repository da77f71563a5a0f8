import { monthlyPremium } from "../../business/quoteOrder";
import { exactDollars } from "../../kernel/money";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import type { Selection } from "../../session/kept/snapshot";
import { Certainty } from "../../ui/quotes/Certainty";
import { monogramOf } from "../../ui/cards/monogramOf";
import { PickedCard } from "../../ui/quotes/PickedCard";

const texts = phrases("finalize.picked", {
  title: "Your choice",
  firm: "Firm price",
  estimate: "Estimate",
  price: "{amount} a month",
  additional: "No price yet. An advisor will get one for you.",
});

/** The selected quote, beside the form. */
export function PickedQuote({ selection }: { selection: Selection }) {
  const text = useText();
  const { carrierName, premium, term, bindable } = selection;
  const amount = exactDollars(monthlyPremium({ premium, term }));
  const { letters, tile } = monogramOf(carrierName);
  return (
    <PickedCard
      title={text(texts.title)}
      carrier={carrierName}
      monogram={letters}
      tile={tile}
      price={text(premium === null ? texts.additional : fill(texts.price, { amount }))}
      {...(premium !== null && { certainty: <Certainty firm={bindable} label={text(bindable ? texts.firm : texts.estimate)} /> })}
    />
  );
}
