import type { FormEvent, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import type { FieldProps } from "./Field";
import { Field } from "./Field";
import { inputBox } from "./inputBox";
import { input as inputStyle } from "./inputStyle";
import { keepCaret } from "./keepCaret";
import { describedBy } from "./Messages";

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
  /** Formats while typing. Never asked to refuse: a paste goes through whole. Must keep letters and digits in order. */
  format?: (text: string) => string;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. `autoComplete` and `name` are what browsers fill it in by. However long, it comes in whole: its rule says so. */
export function TextField(props: TextFieldProps) {
  const { id, label, mark, error, help, required, ...rest } = props;
  const { value, onInput, format, icon, suffix, short, name = id, type = "text", ...native } = rest;
  const take = ({ currentTarget: element, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const typed = element.value;
    if (!format || (nativeEvent as InputEvent).isComposing) return onInput(typed);
    const next = keepCaret({ before: value, typed, caret: element.selectionStart ?? typed.length, format });
    if (next.value !== typed) {
      // Written here, so that React finds the value in place and leaves the caret alone.
      element.value = next.value;
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
          onChange={ignore}
        />
        {suffix && <span id={`${id}-unit`}>{suffix}</span>}
      </div>
    </Field>
  );
}

/** React asks for one beside `value`; `onInput` does the work, as it does in the page rendered ahead. */
const ignore = () => undefined;
