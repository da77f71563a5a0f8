import type { Quote } from "../../../api/contract/quote";
import { advisedDeductible, optOut } from "../../../business/coverages";
import { fill, phrases, worded, type Phrase } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { Chip } from "../../../ui/cards/Chip";
import { Stepper } from "../../../ui/fields/Stepper";
import { briefly } from "../terms/usual";
import { rungsOf, wordsFor, type Editable } from "./choices";
import { effectPhrase } from "./effectPhrase";

const texts = phrases("customize.coverage", {
  lower: "Lower",
  higher: "Higher",
  lowerBy: "Lower: about {effect} a month",
  higherBy: "Higher: about {effect} a month",
  lowerSame: "Lower: about the same price",
  higherSame: "Higher: about the same price",
  same: "About the same",
  lowest: "Lowest",
  highest: "Highest",
  was: "Was {value}",
  advice: "Our advice: {value}.",
  nearest: "This company's price is for {value}.",
});

interface CoverageStepperProps {
  coverage: Editable;
  held: string;
  /** The value that the prices are for. */
  priced: string;
  /** The coverage in the quote whose price is shown. */
  quoted: Quote["coverages"][number] | undefined;
  /** The change of price by another value, in whole dollars a month; null if it isn't known. */
  effectOf: (value: string) => number | null;
  onChange: (value: string) => void;
}

/** "50% of home structure" doesn't fit between the buttons. */
const inStepper = (words: string): string => /^\d+%/.exec(words)?.[0] ?? briefly(words);

/** A coverage's values in steps, each with its effect on the price where that is known. */
export function CoverageStepper({ coverage, held, priced, quoted, effectOf, onChange }: CoverageStepperProps) {
  const text = useText();
  const { id, label, description, isDeductible, increments } = coverage;
  const rungs = rungsOf(coverage, held).filter((value) => !isDeductible || value !== optOut);
  const at = rungs.indexOf(held);
  const words = wordsFor(coverage, held);
  const advised = isDeductible && increments.options.find(({ value }) => value === String(advisedDeductible));
  const advice = advised && text(advised.value === held ? worded(advised.toolTipDescription ?? "") : fill(texts.advice, { value: worded(advised.label) }));
  // The stepper shows "$100K/$300K" or "50%"; the text below it says of what.
  const whole = inStepper(words) === words ? "" : `${text(worded(words))}.`;
  // Some companies don't sell the requested value.
  const nearest = quoted?.asked && text(fill(texts.nearest, { value: worded(briefly(quoted.value)) }));

  const effectOfStep = (to: number): number | null => (rungs[to] === undefined ? null : effectOf(rungs[to]));
  const [less, more] = [effectOfStep(at - 1), effectOfStep(at + 1)];
  const shown = (by: number | null): string => (by === null ? "" : text(by === 0 ? texts.same : effectPhrase(by)));
  const said = (by: number | null, [plain, same, other]: readonly [Phrase, Phrase, Phrase]): string =>
    text(by === null ? plain : by === 0 ? same : fill(other, { effect: effectPhrase(by) }));
  return (
    <Stepper
      id={`choose-${id}`}
      label={label}
      hint={[nearest, description, whole, advice].filter(Boolean).join(" ")}
      hintBelow
      chip={held !== priced && <Chip>{text(fill(texts.was, { value: worded(inStepper(wordsFor(coverage, priced))) }))}</Chip>}
      value={at}
      min={0}
      max={rungs.length - 1}
      text={text(worded(inStepper(words)))}
      lessLabel={said(less, [texts.lower, texts.lowerSame, texts.lowerBy])}
      moreLabel={said(more, [texts.higher, texts.higherSame, texts.higherBy])}
      {...((less ?? more) !== null && {
        effects: [at === 0 ? text(texts.lowest) : shown(less), at === rungs.length - 1 ? text(texts.highest) : shown(more)],
      })}
      onChange={(index) => onChange(rungs[index] ?? held)}
    />
  );
}
