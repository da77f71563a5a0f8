import { dollars, exactDollars } from "../../../kernel/money";
import { fill, phrases } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { WhatIf } from "../../../ui/quotes/WhatIf";
import type { Expected } from "./expected";

const texts = phrases("customize.estimate", {
  label: "What-if estimate",
  per: "a month",
  less: "{amount} less",
  more: "{amount} more",
  same: "About the same",
  said: "What-if estimate for {carrier}: {after} a month, {difference}. Now {before}.",
});

/** An estimated price, marked as an estimate. */
export function Estimate({ of: { carrierName: carrier }, before, after }: Expected) {
  const text = useText();
  const by = Math.round(after - before);
  const difference = text(by === 0 ? texts.same : fill(by < 0 ? texts.less : texts.more, { amount: dollars(Math.abs(by)) }));
  return (
    <WhatIf
      label={text(texts.label)}
      carrier={carrier}
      before={before}
      after={after}
      per={text(texts.per)}
      difference={difference}
      said={text(fill(texts.said, { carrier, after: dollars(after), difference, before: exactDollars(before) }))}
    />
  );
}
