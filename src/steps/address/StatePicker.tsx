import { useEffect, useState } from "react";
import { timings } from "../../business/timings";
import type { Field } from "../../flow/field";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Combobox } from "../../ui/Combobox";

const texts = phrases("statePicker", { none: "State", list: "States" });

interface KnownState {
  readonly code: string;
  readonly name: string;
}

function matching(known: readonly KnownState[], typed: string): readonly KnownState[] {
  const start = typed.trim().toUpperCase();
  return start === "" ? [] : known.filter(({ code, name }) => code.startsWith(start) || name.toUpperCase().startsWith(start));
}

interface StatePickerProps {
  field: Field<string>;
  /** What may be picked. */
  known: readonly KnownState[];
}

/** Suggests by code or by the start of a name, 300 ms after the last letter; keeps the two-letter code. */
export function StatePicker({ field, known }: StatePickerProps) {
  const text = useText();
  const { onChange, value, ...bound } = useField(field);
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), timings.stateSuggestions);
    return () => clearTimeout(timer);
  }, [typed]);
  // What was typed stands for the answer, until the answer comes from elsewhere.
  const shown = codeOf(known, typed) === value ? typed : value;
  const offered = matching(known, asked).slice(0, 6);

  return (
    <Combobox
      {...bound}
      autoComplete="address-level1"
      value={shown}
      listLabel={text(texts.list)}
      {...(asked !== "" && offered.length === 0 && { status: text(texts.none) })}
      suggestions={offered.map(({ code, name }) => ({ id: code, text: name, detail: code }))}
      onInput={(next) => {
        setTyped(next.length <= 2 ? next.toUpperCase() : next);
        onChange(codeOf(known, next));
      }}
      onPick={({ id }) => {
        setTyped(id);
        setAsked(id);
        onChange(id);
      }}
    />
  );
}

/** The code that a code or a whole name stands for; what was typed, in capitals, where it stands for none. */
export function codeOf(known: readonly KnownState[], typed: string): string {
  const wanted = typed.trim().toUpperCase();
  return known.find(({ code, name }) => code === wanted || name.toUpperCase() === wanted)?.code ?? wanted;
}
