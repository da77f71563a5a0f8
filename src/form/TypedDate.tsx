import type { HTMLInputAutoCompleteAttribute } from "react";
import type { Field } from "../flow/field";
import { formatTypedDate } from "../flow/rules/dateFormat";
import { formatDate, parseIsoDate } from "../kernel/dates";
import { TextField } from "../ui/TextField";
import { useTextField } from "./useField";

/** A browser or a password manager may fill dates in as 1985-09-07. */
const asTyped = (value: string): string => {
  const iso = parseIsoDate(value);
  return iso ? formatDate(iso) : value;
};

interface TypedDateProps {
  field: Field<string>;
  help: string;
  /** "(optional)". */
  mark?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** A date as people write it here, MM/DD/YYYY. */
export function TypedDate({ field, help, mark, autoComplete = "off" }: TypedDateProps) {
  const typed = useTextField(field);
  return (
    <TextField
      {...typed}
      onInput={(value) => typed.onInput(asTyped(value))}
      format={formatTypedDate}
      help={help}
      {...(mark && { mark })}
      autoComplete={autoComplete}
      inputMode="numeric"
      short
    />
  );
}
