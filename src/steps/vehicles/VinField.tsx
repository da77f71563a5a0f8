import type { Ref } from "react";
import type { Field } from "../../flow/field";
import { useTextField } from "../../form/useField";
import { TextField } from "../../ui/fields/TextField";
import { plainVin } from "./itemRules";

interface VinFieldProps {
  field: Field<string>;
  help: string;
  ref: Ref<HTMLInputElement>;
}

/** Shows capitals without spaces, however the VIN was typed. */
export const VinField = ({ field, ...rest }: VinFieldProps) => (
  <TextField {...useTextField(field)} {...rest} autoComplete="off" autoCapitalize="characters" format={plainVin} />
);
