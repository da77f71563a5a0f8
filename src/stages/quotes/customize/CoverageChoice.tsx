import { advisedDeductible, optOut } from "../../../business/coverages";
import { typedCoverage } from "../../../business/limits";
import { dollars } from "../../../kernel/money";
import { fill, phrases, worded } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { Checkbox } from "../../../ui/fields/Checkbox";
import { Stepper } from "../../../ui/fields/Stepper";
import { TextField } from "../../../ui/fields/TextField";
import { briefly, inSentence } from "../terms/usual";
import { rungsOf, wordsFor, type Editable } from "./choices";

const texts = phrases("customize.coverage", {
  lower: "Lower",
  higher: "Higher",
  advice: "Our advice: {value}.",
  typed: "{label}, your own amount",
  unit: "dollars",
  bounds: "Enter an amount from {min} to {max}",
  leaveOut: "Leave out {coverage}",
});

interface CoverageChoiceProps {
  coverage: Editable;
  /** The current value. */
  held: string;
  /** The typed amount, for coverages that take one. */
  typed: string;
  isWrong: boolean;
  /** Present if the coverage can be left out; `help` names what is left out with it. */
  leaveOut?: { readonly help?: string } | null;
  onChange: (value: string) => void;
}

/** "Collision deductible" names an amount; leaving it out leaves out collision. */
const coverageIn = (label: string): string => inSentence(label.replace(/ deductible$|^Deducible de /, ""));

/** One coverage: a stepper for its values and, if an amount can be typed, a field for it. */
export function CoverageChoice({ coverage, held, typed, isWrong, leaveOut, onChange }: CoverageChoiceProps) {
  const text = useText();
  const { id, label, description, isDeductible, increments, defaultValue } = coverage;
  const isOut = isDeductible && held === optOut;
  const rungs = rungsOf(coverage, held).filter((value) => !isDeductible || value !== optOut);
  const words = wordsFor(coverage, held);
  const brief = text(worded(briefly(words)));
  const advised = isDeductible && increments.options.find(({ value }) => value === String(advisedDeductible));
  const advice = advised && (text(advised.value === held ? worded(advised.toolTipDescription ?? "") : fill(texts.advice, { value: worded(advised.label) })));
  // The stepper shows "$100K/$300K"; the text below it says per person and per incident.
  const whole = briefly(words) === words ? "" : `${text(worded(words))}.`;
  return (
    <>
      {!isOut && (
        <Stepper
          id={`choose-${id}`}
          label={label}
          hint={[description, whole, advice].filter(Boolean).join(" ")}
          hintBelow
          value={rungs.indexOf(held)}
          min={0}
          max={rungs.length - 1}
          text={brief}
          lessLabel={text(texts.lower)}
          moreLabel={text(texts.higher)}
          onChange={(index) => onChange(rungs[index] ?? held)}
        />
      )}
      {increments.incrementType === "RANGE" && (
        <TextField
          id={`type-${id}`}
          label={text(fill(texts.typed, { label }))}
          value={typed}
          suffix={text(texts.unit)}
          inputMode="numeric"
          autoComplete="off"
          error={isWrong ? text(fill(texts.bounds, { min: dollars(typedCoverage.min), max: dollars(typedCoverage.max) })) : undefined}
          onInput={(value) => onChange(value.replace(/\D/g, ""))}
        />
      )}
      {leaveOut && (
        <Checkbox
          id={`without-${id}`}
          label={text(fill(texts.leaveOut, { coverage: coverageIn(label) }))}
          help={leaveOut.help}
          checked={isOut}
          onChange={(isLeftOut) => onChange(isLeftOut ? optOut : defaultValue)}
        />
      )}
    </>
  );
}
