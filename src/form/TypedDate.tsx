import { useEffect, useEffectEvent, useRef, type HTMLInputAutoCompleteAttribute } from "react";
import type { Field } from "../flow/field";
import { formatTypedDate } from "../flow/rules/dateFormat";
import { TextField } from "../ui/fields/TextField";
import { useTextField } from "./useField";

interface TypedDateProps {
  field: Field<string>;
  help: string;
  /** "(optional)". */
  mark?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Formats the text while it is typed; a whole date by default. */
  format?: (text: string) => string;
  /** Converts a date that is written in another way, once it is entered. */
  read?: (text: string) => string;
}

/** A date in the American format, MM/DD/YYYY, or another that `format` knows, such as a month. */
export function TypedDate({ field, help, mark, autoComplete = "off", format = formatTypedDate, read }: TypedDateProps) {
  const bound = useTextField(field);
  const input = useRef<HTMLInputElement>(null);
  const enter = useEffectEvent((): void => {
    const text = read?.(bound.value) ?? bound.value;
    if (text !== bound.value) bound.onInput(text);
  });
  // The browser's own event, unlike React's of the same name, comes when the field is left or Enter is pressed, before the form is sent.
  useEffect(() => {
    const { current } = input;
    const listener = (): void => enter();
    current?.addEventListener("change", listener);
    return () => current?.removeEventListener("change", listener);
  }, []);
  return (
    <TextField
      {...bound}
      ref={input}
      format={format}
      help={help}
      {...(mark && { mark })}
      autoComplete={autoComplete}
      inputMode="numeric"
      short
    />
  );
}
