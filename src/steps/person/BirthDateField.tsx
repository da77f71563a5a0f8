import { TypedDate } from "../../form/TypedDate";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { dateOfBirth } from "../../session/fields/person";

const texts = phrases("person.birthDate", { help: "For example, 9/7/1985" });

/** Age in years of the youngest person who fills in a form: as a birth year, two digits are no later one. */
const youngest = 16;

interface BirthDateFieldProps {
  isVisitor?: boolean;
  /** The date field with the line's own rule. */
  field?: typeof dateOfBirth;
}

/** Typed, without a calendar, because a birth date would be hundreds of months back. */
export function BirthDateField({ isVisitor = true, field = dateOfBirth }: BirthDateFieldProps) {
  const text = useText();
  return <TypedDate field={field} help={text(texts.help)} autoComplete={isVisitor ? "bday" : "off"} yearsAhead={-youngest} />;
}
