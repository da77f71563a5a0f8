import type { Quote } from "../../../api/contract/quote";
import { optOut } from "../../../business/coverages";
import { typedCoverage } from "../../../business/limits";
import { formatWholeNumber } from "../../../flow/rules/number";
import { dollars } from "../../../kernel/money";
import { fill, phrases } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { Checkbox } from "../../../ui/fields/Checkbox";
import { TextField } from "../../../ui/fields/TextField";
import { inSentence } from "../terms/usual";
import type { Editable } from "./choices";
import { CoverageStepper } from "./CoverageStepper";
import { effectPhrase } from "./effectPhrase";

const texts = phrases("customize.coverage", {
  typed: "{label}, your own amount",
  unit: "dollars",
  bounds: "Enter an amount from {min} to {max}",
  leaveOut: "Leave out {coverage}",
  saves: "About {effect} a month.",
});

interface CoverageChoiceProps {
  coverage: Editable;
  /** The current value. */
  held: string;
  /** The value that the prices are for. */
  priced: string;
  /** The coverage in the quote whose price is shown. */
  quoted?: Quote["coverages"][number] | undefined;
  /** The typed amount, for coverages that take one. */
  typed: string;
  isWrong: boolean;
  /** Present if the coverage can be left out; `help` names what is left out with it. */
  leaveOut?: { readonly help?: string } | null;
  /** The change of price by another value, in whole dollars a month; null if it isn't known. */
  effectOf: (value: string) => number | null;
  onChange: (value: string) => void;
}

/** "Collision deductible" names an amount; leaving it out leaves out collision. */
const coverageIn = (label: string): string => inSentence(label.replace(/ deductible$|^Deducible de /, ""));

/**
 * The digits of a typed amount. One with a decimal point or a minus stays as it is, and so can't be requested: its digits alone would
 * be another amount.
 */
const amountIn = (typed: string): string => (/[.-]/.test(typed) ? typed : typed.replace(/\D/g, ""));

/** One coverage: a stepper for its values and, if an amount can be typed, a field for it. */
export function CoverageChoice({ coverage, held, priced, quoted, typed, isWrong, leaveOut, effectOf, onChange }: CoverageChoiceProps) {
  const text = useText();
  const { id, label, isDeductible, increments, defaultValue } = coverage;
  const isOut = isDeductible && held === optOut;
  // Nothing once it is left out. Not estimated where it can't be: the choices are drawn with each key of a typed amount.
  const saved = leaveOut ? effectOf(optOut) : null;
  return (
    <>
      {!isOut && <CoverageStepper coverage={coverage} held={held} priced={priced} quoted={quoted} effectOf={effectOf} onChange={onChange} />}
      {increments.incrementType === "RANGE" && (
        <TextField
          id={`type-${id}`}
          label={text(fill(texts.typed, { label }))}
          value={formatWholeNumber(typed)}
          suffix={text(texts.unit)}
          inputMode="numeric"
          autoComplete="off"
          error={isWrong ? text(fill(texts.bounds, { min: dollars(typedCoverage.min), max: dollars(typedCoverage.max) })) : undefined}
          format={formatWholeNumber}
          onInput={(value) => onChange(amountIn(value))}
        />
      )}
      {leaveOut && (
        <Checkbox
          id={`without-${id}`}
          label={text(fill(texts.leaveOut, { coverage: coverageIn(label) }))}
          help={[saved ? text(fill(texts.saves, { effect: effectPhrase(saved) })) : "", leaveOut.help].filter(Boolean).join(" ") || undefined}
          checked={isOut}
          onChange={(isLeftOut) => onChange(isLeftOut ? optOut : defaultValue)}
        />
      )}
    </>
  );
}
