import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref, SyntheticEvent } from "react";
import type { FieldProps } from "./Field";
import { Field } from "./Field";
import { inputBox } from "./inputBox";
import { input as inputStyle } from "./inputStyle";
import { keepCaret } from "../behavior/keepCaret";
import { plainIn, readPlainText } from "../behavior/plainText";
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
  /** For short answers: ZIP code, unit, age. */
  short?: boolean;
  /**
   * Formats while typing. It must not refuse input, because pasted text is accepted as a whole, and must not change its own
   * output.
   */
  format?: (text: string) => string;
  /** Keeps marks that nobody sees, no-break spaces and dashes: what is typed is a text of a page, and not an answer. */
  exact?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An address as mail programs copy it: "Name <address>". */
const named = /^[^<]*<([^<>]+)>\s*$/;

/** The end of an address that was one of several. */
const separator = /[,;]\s*$/;

/**
 * A line of text. Browsers fill it in by `autoComplete` and `name`. It accepts any length; its rule reports texts that are
 * too long.
 */
export function TextField(props: TextFieldProps) {
  const { id, label, mark, from, error, help, required, ...rest } = props;
  const { value, onInput, format, exact, icon, suffix, short, name = id, type = "text", ...native } = rest;
  const take = ({ currentTarget: element, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const { inputType, isComposing } = nativeEvent as Partial<InputEvent>;
    // Undo and redo restore an earlier text. Formatting it again would add another change to undo.
    if (isComposing || inputType?.startsWith("history")) return onInput(element.value);
    if (!format) {
      const seen = exact ? element.value : readPlainText(element);
      return onInput(type === "email" ? seen.replace(separator, "").replace(named, "$1") : seen);
    }
    const seen = plainIn(element);
    // Chinese, Japanese and Korean keyboards type full-width characters, which this makes ASCII.
    const typed = seen.text.normalize("NFKC");
    const next = keepCaret({ before: value, typed, caret: seen.caret ?? typed.length, format, inputType });
    // Writes the value directly, so that React finds it unchanged and doesn't move the caret.
    if (next.value !== element.value) writeText(element, next.value, next.caret);
    onInput(next.value);
  };
  return (
    <Field id={id} label={label} mark={mark} from={from} error={error} help={help}>
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

/** React requires a handler beside `value`; `onInput` does the work, as it does on the prerendered page. */
const ignore = () => undefined;
