import type { Field } from "../../flow/field";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Choice } from "../../ui/Choice";
import type { MaritalStatus } from "./maritalStatus";

const statuses = phrases("driver.maritalStatus", { Single: "Single", Married: "Married", DomesticPartner: "Domestic partner" });
const values = ["Single", "Married", "DomesticPartner"] as const;

export function MaritalStatusField({ field }: { field: Field<MaritalStatus | ""> }) {
  const text = useText();
  return <Choice {...useField(field)} options={values.map((value) => ({ value, label: text(statuses[value]) }))} />;
}
