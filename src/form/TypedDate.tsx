import { useEffect, useEffectEvent, useRef, type HTMLInputAutoCompleteAttribute } from "react";
import type { Field } from "../flow/field";
import { formatTypedDate } from "../flow/rules/dateFormat";
import { typedFromWritten } from "../flow/rules/writtenDate";
import { useSession } from "../session/context";
import { TextField } from "../ui/fields/TextField";
import { useTextField } from "./useField";

interface TypedDateProps {
  field: Field<string>;
  help?: string;
  placeholder?: string;
  /** "(optional)". */
  mark?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Formats the text while it is typed; a whole date by default. */
  format?: (text: string) => string;
  /** Converts a date that is written in another way, once it is entered. */
  read?: (text: string, lastYear: number) => string;
  /** Years from this one to the last that two digits can be; until next year by default. */
  yearsAhead?: number;
}

/** A date in the American format, MM/DD/YYYY, or another that `format` knows, such as a month. */
export function TypedDate({
  field,
  help,
  placeholder,
  mark,
  autoComplete = "off",
  format = formatTypedDate,
  read = typedFromWritten,
  yearsAhead = 1,
}: TypedDateProps) {
  const session = useSession();
  const bound = useTextField(field);
  const input = useRef<HTMLInputElement>(null);
  const enter = useEffectEvent((): void => {
    const text = read(bound.value, session.now().getFullYear() + yearsAhead);
    if (text !== bound.value) bound.onInput(text);
  });
  // The browser's own event, unlike React's of the same name, comes when the field is left or Enter is pressed, before the form is sent.
  useEffect(() => {
    const { current } = input;
    const form = current?.form;
    const listener = (): void => enter();
    current?.addEventListener("change", listener);
    // A pressed button leaves the focus in the field, so the form can be sent without a change.
    form?.addEventListener("submit", listener);
    return () => {
      current?.removeEventListener("change", listener);
      form?.removeEventListener("submit", listener);
    };
  }, []);
  return (
    <TextField
      {...bound}
      ref={input}
      format={format}
      {...(help && { help })}
      {...(placeholder && { placeholder })}
      {...(mark && { mark })}
      autoComplete={autoComplete}
      inputMode="numeric"
      short
    />
  );
}
