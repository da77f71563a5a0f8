import { useEffect, useState } from "react";
import { timings } from "../../business/timings";
import type { Field } from "../../flow/field";
import { useField } from "../../form/useField";
import { phrases, worded } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Combobox } from "../../ui/fields/Combobox";
import { help } from "../../ui/styles/text";

const texts = phrases("statePicker", { none: "No state matches. Enter its name or its two letters.", list: "States" });

interface KnownState {
  readonly code: string;
  readonly name: string;
}

interface SaidState extends KnownState {
  /** The name in the visitor's language. */
  readonly said: string;
}

/** Removes accents, which visitors often leave out, and the dots of D.C. */
const plain = (text: string): string => text.trim().normalize("NFD").replace(/[\p{M}.]/gu, "").toUpperCase();

function matching(known: readonly SaidState[], typed: string): readonly SaidState[] {
  const start = plain(typed);
  return start === "" ? [] : known.filter(({ code, name, said }) => [code, name, said].some((one) => plain(one).startsWith(start)));
}

interface StatePickerProps {
  field: Field<string>;
  /** The states that can be picked. */
  known: readonly KnownState[];
}

/**
 * Suggests states by code or by the start of a name, in English or the visitor's language, 300 ms after the last letter. The field
 * holds the two-letter code, and shows it once it is left.
 */
export function StatePicker({ field, known: states }: StatePickerProps) {
  const text = useText();
  const known = states.map((state) => ({ ...state, said: text(worded(state.name)) }));
  const { onChange, value, ...bound } = useField(field);
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), timings.stateSuggestions);
    return () => clearTimeout(timer);
  }, [typed]);
  // Shows the typed text as long as it stands for the answer; an answer set elsewhere replaces it.
  const shown = codeOf(known, typed) === value ? typed : value;
  const offered = matching(known, asked).slice(0, 6);

  return (
    <Combobox
      {...bound}
      autoComplete="address-level1"
      value={shown}
      listLabel={text(texts.list)}
      {...(asked !== "" && offered.length === 0 && { status: text(texts.none), footer: <p className={help}>{text(texts.none)}</p> })}
      suggestions={offered.map(({ code, said }) => ({ id: code, text: said, detail: code }))}
      onInput={(next) => {
        setTyped(next);
        onChange(codeOf(known, next));
      }}
      onBlur={() => {
        setTyped(value);
        bound.onBlur();
      }}
      onPick={({ id }) => {
        setTyped(id);
        setAsked(id);
        onChange(id);
      }}
    />
  );
}

/** The code for a code or a full name in either language; for anything else, the typed text in capitals. */
export function codeOf(known: readonly (KnownState & Partial<SaidState>)[], typed: string): string {
  const wanted = plain(typed);
  return known.find(({ code, name, said = name }) => [code, name, said].some((one) => plain(one) === wanted))?.code ?? wanted;
}
