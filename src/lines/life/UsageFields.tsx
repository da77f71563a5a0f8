import { tobaccoFrequencies } from "../../business/life";
import type { Field } from "../../flow/field";
import { formatTypedMonth } from "../../flow/rules/dateFormat";
import { dayFromWritten } from "../../flow/rules/writtenDate";
import { TypedDate } from "../../form/TypedDate";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Pair } from "../../ui/layout/Pair";
import { SelectField } from "../../ui/fields/SelectField";
import type { ProductFields } from "./fields";

const texts = phrases("life.usage", { select: "Select frequency", date: "MM/DD/YYYY" });
/** Times a year. */
const labels = phrases("life.frequency", { 365: "Daily", 52: "Weekly", 12: "Monthly", 2: "1-2 times a year" });

const Frequency = ({ field }: { field: Field<string> }) => {
  const text = useText();
  return (
    <SelectField
      {...useField(field)}
      placeholder={text(texts.select)}
      options={tobaccoFrequencies.map((times) => ({ value: String(times), label: text(labels[times]) }))}
    />
  );
};

/** The help tells visitors who don't know the day to use the month's first, so a month alone means that. */
const LastUse = ({ field }: { field: Field<string> }) => {
  const text = useText();
  return <TypedDate field={field} placeholder={text(texts.date)} format={formatTypedMonth} read={dayFromWritten} />;
};

/** Asks how often a product is or was used, and when last. */
export const UsageFields = ({ frequency, lastUse }: ProductFields) => (
  <Pair>
    <Frequency field={frequency} />
    {lastUse && <LastUse field={lastUse} />}
  </Pair>
);
