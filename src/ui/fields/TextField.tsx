import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref, SyntheticEvent } from "react";
import type { FieldProps } from "./Field";
import { Field } from "./Field";
import { inputBox } from "./inputBox";
import { input as inputStyle } from "./inputStyle";
import { keepCaret } from "../behavior/keepCaret";
import { describedBy } from "./Messages";
import { writeText } from "../behavior/writeText";

export interface TextFieldProps extends FieldProps {
  value: string;
  onInput: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  type?: "text" | "email" | "tel" | "url" | "search" | "date";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: "none" | "words" | "characters";
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email";
  placeholder?: string;
  /** An icon inside, at the start. */
  icon?: ReactNode;
  /** A unit inside, at the end: "miles a year". */
  suffix?: string;
  /** For answers of few characters: ZIP code, unit, age. */
  short?: boolean;
  /** Formats while typing. Never asked to refuse: a paste goes through whole. Leaves alone what it has formatted itself. */
  format?: (text: string) => string;
  ref?: Ref<HTMLInputElement>;
}

/** Digits, letters and signs as keyboards for Chinese, Japanese and Korean type them, and how far they stand from ASCII's. */
const fullWidth = /[\uff01-\uff5e]/g;
const widening = 0xfee0;

/** One line of text. `autoComplete` and `name` are what browsers fill it in by. However long, it comes in whole: its rule says so. */
export function TextField(props: TextFieldProps) {
  const { id, label, mark, error, help, required, ...rest } = props;
  const { value, onInput, format, icon, suffix, short, name = id, type = "text", ...native } = rest;
  const take = ({ currentTarget: element, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const { inputType, isComposing } = nativeEvent as Partial<InputEvent>;
    // Undo and redo show what stood there once: formatted anew it would be one change more to undo.
    if (!format || isComposing || inputType?.startsWith("history")) return onInput(element.value);
    const typed = element.value.replace(fullWidth, (one) => String.fromCharCode(one.charCodeAt(0) - widening));
    const next = keepCaret({ before: value, typed, caret: element.selectionEnd ?? typed.length, format, inputType });
    if (next.value !== element.value) {
      // Written here, so that React finds the value in place and leaves the caret alone.
      writeText(element, next.value);
      element.setSelectionRange(next.caret, next.caret);
    }
    onInput(next.value);
  };
  return (
    <Field id={id} label={label} mark={mark} error={error} help={help}>
      <div className={`${inputBox}${short ? " short" : ""}${suffix ? " unit" : ""}`}>
        {icon}
        <input
          {...native}
          className={inputStyle}
          id={id}
          name={name}
          type={type}
          value={value}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={[describedBy({ id, error, help }), suffix && `${id}-unit`].filter(Boolean).join(" ") || undefined}
          onInput={take}
          onCompositionEnd={take}
          onChange={ignore}
        />
        {suffix && <span id={`${id}-unit`}>{suffix}</span>}
      </div>
    </Field>
  );
}

/** React asks for one beside `value`; `onInput` does the work, as it does in the page rendered ahead. */
const ignore = () => undefined;
