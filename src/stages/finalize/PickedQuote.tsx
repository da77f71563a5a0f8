import { monthlyPremium } from "../../business/quoteOrder";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import type { Selection } from "../../session/snapshot";
import { SideNote } from "../../ui/SideNote";
import { exactDollars } from "../quotes/texts";

const texts = phrases("finalize.picked", {
  firm: "{amount} a month, bindable",
  estimate: "{amount} a month, an estimate",
  additional: "No price yet: an advisor asks for it.",
});

/** What was chosen, beside the form. */
export function PickedQuote({ selection }: { selection: Selection }) {
  const text = useText();
  const { carrierName, premium, term, bindable } = selection;
  const amount = exactDollars(monthlyPremium({ premium, termMonths: term }));
  return (
    <SideNote title={carrierName}>
      <p className="num">{text(premium === null ? texts.additional : fill(bindable ? texts.firm : texts.estimate, { amount }))}</p>
    </SideNote>
  );
}
