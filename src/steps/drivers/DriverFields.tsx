import { length } from "../../business/limits";
import { formatTypedDate, formatTypedMonth } from "../../flow/rules/dateFormat";
import { useField, useTextField } from "../../form/useField";
import { formatDate, parseIsoDate } from "../../kernel/dates";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { dateOfBirth, firstName, lastName } from "../../session/entity/person";
import { useLate } from "../../session/useLate";
import { Choice } from "../../ui/Choice";
import { Pair } from "../../ui/Pair";
import { TextField } from "../../ui/TextField";
import { askedIn } from "./askedIn";
import { driverDateLicensed, gender, gendersIn, maritalStatus } from "./itemFields";

const texts = phrases("driver.fields", {
  dateHelp: "Month, day and year, such as 9/7/1985.",
  licensedHelp: "Month and year is enough.",
});
const genders = phrases("driver.gender", { Female: "Female", Male: "Male", NonBinary: "Non-binary" });
const statuses = phrases("driver.maritalStatus", { Single: "Single", Married: "Married", DomesticPartner: "Domestic partner" });
const statusValues = ["Single", "Married", "DomesticPartner"] as const;

const loadNotAsked = () => import("./NotAsked").then((module) => module.NotAsked);
const barrableFactors = ["gender", "maritalStatus", "experience"] as const;

/** A browser that knows the birthday fills it in as 1985-09-07. */
const asTyped = (value: string): string => {
  const iso = parseIsoDate(value);
  return iso ? formatDate(iso) : value;
};

/** What every driver is asked; browsers may fill in the main driver only. */
export function DriverFields({ isMain }: { isMain: boolean }) {
  const session = useSession();
  const text = useText();
  const { state } = session.ruleContext();
  const NotAsked = useLate(barrableFactors.every((factor) => askedIn(state, factor)) ? null : loadNotAsked);
  const born = useTextField(dateOfBirth);
  const sex = useField(gender);
  const status = useField(maritalStatus);
  const licensed = useTextField(driverDateLicensed);
  const filled = (by: "given-name" | "family-name" | "bday"): typeof by | "off" => (isMain ? by : "off");
  return (
    <>
      <Pair>
        <TextField {...useTextField(firstName)} autoComplete={filled("given-name")} autoCapitalize="words" maxLength={length.name + 1} />
        <TextField {...useTextField(lastName)} autoComplete={filled("family-name")} autoCapitalize="words" maxLength={length.name + 1} />
      </Pair>
      <TextField
        {...born}
        onInput={(value) => born.onInput(asTyped(value))}
        format={formatTypedDate}
        help={text(texts.dateHelp)}
        autoComplete={filled("bday")}
        inputMode="numeric"
        short
      />
      {askedIn(state, "gender") && <Choice {...sex} options={gendersIn(state).map((value) => ({ value, label: text(genders[value]) }))} />}
      {askedIn(state, "maritalStatus") && (
        <Choice {...status} options={statusValues.map((value) => ({ value, label: text(statuses[value]) }))} />
      )}
      {askedIn(state, "experience") && (
        <TextField {...licensed} format={formatTypedMonth} help={text(texts.licensedHelp)} autoComplete="off" inputMode="numeric" short />
      )}
      {NotAsked && <NotAsked state={state} />}
    </>
  );
}
