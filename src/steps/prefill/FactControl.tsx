import type { AnyField, Field } from "../../flow/field";
import { formatWholeNumber } from "../../flow/rules/number";
import { useField, useTextField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Choice } from "../../ui/choices/Choice";
import { SelectField } from "../../ui/fields/SelectField";
import { TextField } from "../../ui/fields/TextField";
import { choiceLabels, yesNo } from "./labels";

const texts = phrases("prefill.control", { pick: "Select", feet: "square feet" });
const helps: Readonly<Record<string, Phrase>> = phrases("prefill.help", {
  squareFootage: "Living space only. Leave out the garage, porch, and unfinished basement.",
  numberOfStories: "Don't count the basement.",
  constructionQuality: "Standard is what most builders use. Upgraded has stone counters or hardwood floors. Premium is custom built.",
  timeSinceRoofUpdate: "A full replacement, not a repair.",
});

interface FactControlProps {
  fact: AnyField;
  /** The visitor has answered, so the fact's origin becomes the visitor. */
  onSaid: () => void;
}

function FigureControl({ fact, onSaid }: { fact: Field<string>; onSaid: () => void }) {
  const text = useText();
  const { onInput, ...bound } = useTextField(fact);
  const help = helps[fact.name];
  return (
    <TextField
      {...bound}
      onInput={(value) => {
        onSaid();
        onInput(value);
      }}
      {...(help && { help: text(help) })}
      {...(fact.name === "squareFootage" && { suffix: text(texts.feet) })}
      {...(fact.name !== "yearBuilt" && { format: formatWholeNumber })}
      inputMode="numeric"
      autoComplete="off"
      short
    />
  );
}

function YesNoControl({ fact, onSaid }: { fact: Field<boolean | null>; onSaid: () => void }) {
  const text = useText();
  const { value, onChange, ...bound } = useField(fact);
  return (
    <Choice<"yes" | "no">
      {...bound}
      value={value === null ? "" : value ? "yes" : "no"}
      options={[
        { value: "yes", label: text(yesNo.yes) },
        { value: "no", label: text(yesNo.no) },
      ]}
      onChange={(answer) => {
        onSaid();
        onChange(answer === "yes");
      }}
    />
  );
}

function ChoiceControl({ fact, onSaid }: { fact: Field<string>; onSaid: () => void }) {
  const text = useText();
  const { onChange, ...bound } = useField(fact);
  const help = helps[fact.name];
  return (
    <SelectField
      {...bound}
      {...(bound.value === "" && { placeholder: text(texts.pick) })}
      options={Object.entries(choiceLabels[fact.name] ?? {}).map(([value, label]) => ({ value, label: text(label) }))}
      {...(help && { help: text(help) })}
      onChange={(value) => {
        onSaid();
        onChange(value);
      }}
    />
  );
}

/** The control for a fact: a text field, a list, or yes and no. */
export function FactControl({ fact, onSaid }: FactControlProps) {
  if (typeof fact.initial !== "string") return <YesNoControl fact={fact as Field<boolean | null>} onSaid={onSaid} />;
  const Control = fact.name in choiceLabels ? ChoiceControl : FigureControl;
  return <Control fact={fact as Field<string>} onSaid={onSaid} />;
}
