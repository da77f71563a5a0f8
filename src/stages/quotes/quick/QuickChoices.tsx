import type { ReactNode } from "react";
import { dollars } from "../../../kernel/money";
import { fill, phrases, type Phrase } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { QuickChips, quickRow } from "../../../ui/quotes/QuickChips";
import type { QuickEffect } from "./quickEffect";
import type { Quick } from "./useQuickChoice";

const texts = phrases("quotes.quick", {
  deductible: "Deductible",
  limit: "Belongings",
  answer: "Years of coverage",
  hint: ", and about what it changes a month",
  held: "now",
  more: "{amount} more",
  less: "{amount} less",
  same: "same price",
});

/** "$9–14", without signs, in one line. */
function range({ least, greatest }: QuickEffect): string {
  const [from, to] = [Math.abs(least), Math.abs(greatest)];
  return from === to ? dollars(to) : `${dollars(from)}–\u2060${dollars(to).slice(1)}`;
}

/** The effect in two words: "$9–14 more". */
const effectPhrase = (effect: QuickEffect): Phrase =>
  effect.greatest === 0 ? texts.same : fill(effect.greatest > 0 ? texts.more : texts.less, { amount: range(effect) });

/** The choice that matters most on the line, above its quotes, with the way to all others. */
export function QuickChoices({ quick, more }: { quick: Quick | null; more: ReactNode }) {
  const text = useText();
  if (!quick) return more && <div className={`${quickRow} unprinted`}>{more}</div>;
  const { kind, held, weighed, options, weigh } = quick;
  const label = text(texts[kind]);
  return (
    <QuickChips
      id="quick-choice"
      label={label}
      hint={kind === "answer" ? "" : text(texts.hint)}
      options={options.map(({ value, said, effect }) => ({
        value,
        label: text(said),
        effect: effect ? text(effectPhrase(effect)) : (effect ?? (value === held ? (kind === "answer" ? text(texts.held) : label.toLowerCase()) : effect)),
      }))}
      value={weighed ?? held}
      onChange={weigh}
      more={more}
    />
  );
}
