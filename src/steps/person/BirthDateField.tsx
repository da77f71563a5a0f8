import { formatTypedDate } from "../../flow/rules/dateFormat";
import { useTextField } from "../../form/useField";
import { formatDate, parseIsoDate } from "../../kernel/dates";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { dateOfBirth } from "../../session/entity/person";
import { TextField } from "../../ui/TextField";

const texts = phrases("person.birthDate", { help: "Month, day and year, such as 9/7/1985." });

/** A browser that knows the birthday fills it in as 1985-09-07. */
const asTyped = (value: string): string => {
  const iso = parseIsoDate(value);
  return iso ? formatDate(iso) : value;
};

interface BirthDateFieldProps {
  isVisitor?: boolean;
  /** The date with a line's own rule. */
  field?: typeof dateOfBirth;
}

/** Typed, never picked: nobody pages back through forty years of months. */
export function BirthDateField({ isVisitor = true, field = dateOfBirth }: BirthDateFieldProps) {
  const text = useText();
  const born = useTextField(field);
  return (
    <TextField
      {...born}
      onInput={(value) => born.onInput(asTyped(value))}
      format={formatTypedDate}
      help={text(texts.help)}
      autoComplete={isVisitor ? "bday" : "off"}
      inputMode="numeric"
      short
    />
  );
}
