import type { Field } from "../../flow/field";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { Choice } from "../../ui/choices/Choice";
import type { Gender } from "./gender";
import { gendersIn } from "./gender";

const genders = phrases("driver.gender", { Female: "Female", Male: "Male", NonBinary: "Non-binary" });

export function GenderField({ field, help }: { field: Field<Gender | "">; help?: string }) {
  const text = useText();
  const { state } = useSession().ruleContext();
  return <Choice {...useField(field)} {...(help && { help })} options={gendersIn(state).map((value) => ({ value, label: text(genders[value]) }))} />;
}
