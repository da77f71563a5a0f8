import { dollars } from "../../../kernel/money";
import { fill, phrases, type Phrase } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { Button } from "../../../ui/buttons/Button";
import { Tray } from "../../../ui/quotes/Tray";
import type { QuickEffect } from "./quickEffect";
import type { Quick } from "./useQuickChoice";

const texts = phrases("quotes.effect", {
  label: "A change for all quotes",
  deductible: "{value} deductible",
  limit: "{value} for your belongings",
  answer: "{value} of coverage",
  range: "{from} to {to}",
  more: "About {amount} more a month for the lowest prices.",
  less: "About {amount} less a month for the lowest prices.",
  same: "About the same price.",
  payLess: "After a claim you pay {amount} less.",
  payMore: "After a claim you pay {amount} more.",
  asked: "We ask every company for a new price.",
  failed: "We couldn't update your quotes. Try again.",
  keep: "Keep {value}",
  keepAll: "Keep it as it is",
  update: "Update all quotes",
});

function effectPhrase(effect: QuickEffect): Phrase {
  const [from, to] = [effect.least, effect.greatest].map((by) => dollars(Math.abs(by)));
  if (effect.greatest === 0) return texts.same;
  return fill(effect.greatest > 0 ? texts.more : texts.less, { amount: from === to ? to! : fill(texts.range, { from: from!, to: to! }) });
}

/** The choice that is weighed, in words, before it is applied to all quotes. */
export function EffectTray({ quick }: { quick: Quick }) {
  const text = useText();
  const { kind, options, held, weighed, isBusy, hasFailed } = quick;
  const option = options.find(({ value }) => value === weighed);
  const before = options.find(({ value }) => value === held);
  if (!option) return null;
  const paid = kind === "deductible" && before ? Number(option.value) - Number(before.value) : 0;
  const consequence = paid === 0 ? texts.asked : fill(paid < 0 ? texts.payLess : texts.payMore, { amount: dollars(Math.abs(paid)) });
  const said = hasFailed ? [texts.failed] : [...(option.effect ? [effectPhrase(option.effect)] : []), consequence];
  return (
    <Tray
      label={text(texts.label)}
      title={text(fill(texts[kind], { value: option.said }))}
      names={said.map(text).join(" ")}
      tall
      actions={
        <>
          <Button variant="link" small onClick={() => quick.weigh(null)}>
            {text(before ? fill(texts.keep, { value: before.said }) : texts.keepAll)}
          </Button>
          <Button small busy={isBusy} onClick={quick.apply}>
            {text(texts.update)}
          </Button>
        </>
      }
    />
  );
}
