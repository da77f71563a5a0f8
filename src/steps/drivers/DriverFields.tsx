import { formatTypedMonth } from "../../flow/rules/dateFormat";
import { monthFromWritten } from "../../flow/rules/writtenDate";
import { TypedDate } from "../../form/TypedDate";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { dateOfBirth } from "../../session/fields/person";
import { Pair } from "../../ui/layout/Pair";
import { BirthDateField } from "../person/BirthDateField";
import { GenderField } from "../person/GenderField";
import { MaritalStatusField } from "../person/MaritalStatusField";
import { NameFields } from "../person/NameFields";
import { askedIn } from "./askedIn";
import { driverBirthDate, driverDateLicensed, gender, maritalStatus } from "./itemFields";
import { NotAsked } from "./NotAsked";

const texts = phrases("driver.fields", {
  licensedHelp: "Month and year, like 06/2005",
});

/** The questions about each driver. Browsers may fill in only the main driver's. */
export function DriverFields({ isMain }: { isMain: boolean }) {
  const session = useSession();
  const text = useText();
  const { state } = session.ruleContext();
  return (
    <>
      <NameFields isVisitor={isMain} />
      <Pair short>
        <BirthDateField isVisitor={isMain} field={isMain ? dateOfBirth : driverBirthDate} />
        {askedIn(state, "experience") && (
          <TypedDate field={driverDateLicensed} format={formatTypedMonth} read={monthFromWritten} help={text(texts.licensedHelp)} />
        )}
      </Pair>
      {askedIn(state, "gender") && <GenderField field={gender} />}
      {askedIn(state, "maritalStatus") && <MaritalStatusField field={maritalStatus} />}
      <NotAsked state={state} />
    </>
  );
}
