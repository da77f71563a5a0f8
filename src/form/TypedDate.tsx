import type { HTMLInputAutoCompleteAttribute } from "react";
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
}

/** A date in the American format, MM/DD/YYYY. */
export function TypedDate({ field, help, mark, autoComplete = "off" }: TypedDateProps) {
  return (
    <TextField
      {...useTextField(field)}
      format={formatTypedDate}
      help={help}
      {...(mark && { mark })}
      autoComplete={autoComplete}
      inputMode="numeric"
      short
    />
  );
}
