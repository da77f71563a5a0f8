import { useMemo } from "react";
import type { Quote } from "../../api/contract/quote";
import { byMonthlyPremium, monthlyPremium } from "../../business/quoteOrder";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { exactDollars } from "./texts";
import { useUnhurried } from "./useUnhurried";

const texts = phrases("quotes.lowest", { said: "Lowest price so far: {carrier}, {amount} a month" });

/** Milliseconds: carriers answer faster than anybody listens. */
const breath = 2_000;

/** Says aloud what a new card at the top shows to the eye. */
export function LowestPrice({ quotes }: { quotes: readonly Quote[] }) {
  const text = useText();
  const lowest = useUnhurried(
    useMemo(() => [...quotes].sort(byMonthlyPremium)[0], [quotes]),
    breath,
  );
  return (
    <p className="vh" role="status">
      {lowest && text(fill(texts.said, { carrier: lowest.carrierName, amount: exactDollars(monthlyPremium(lowest)) }))}
    </p>
  );
}
