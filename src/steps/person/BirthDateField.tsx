import { typedFromWritten } from "../../flow/rules/writtenDate";
import { TypedDate } from "../../form/TypedDate";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { dateOfBirth } from "../../session/fields/person";

const texts = phrases("person.birthDate", { help: "For example, 9/7/1985" });

interface BirthDateFieldProps {
  isVisitor?: boolean;
  /** The date field with the line's own rule. */
  field?: typeof dateOfBirth;
}

/** Typed, without a calendar, because a birth date would be hundreds of months back. */
export function BirthDateField({ isVisitor = true, field = dateOfBirth }: BirthDateFieldProps) {
  const text = useText();
  const session = useSession();
  const read = (written: string): string => typedFromWritten(written, session.now());
  return <TypedDate field={field} help={text(texts.help)} autoComplete={isVisitor ? "bday" : "off"} read={read} />;
}
