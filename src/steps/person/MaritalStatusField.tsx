import type { Field } from "../../flow/field";
import { useField } from "../../form/useField";
import { useText } from "../../session/context";
import { Choice } from "../../ui/choices/Choice";
import { maritalLabels } from "./maritalStatus";
import type { MaritalStatus } from "./maritalStatus";

const values = Object.keys(maritalLabels) as MaritalStatus[];

export function MaritalStatusField({ field }: { field: Field<MaritalStatus | ""> }) {
  const text = useText();
  return <Choice {...useField(field)} options={values.map((value) => ({ value, label: text(maritalLabels[value]) }))} />;
}
