import { StepForm } from "../../form/StepForm";
import { phrases } from "../../kernel/phrase";
import { Note } from "../../ui/Note";
import { useText } from "../../session/context";
import { Stack } from "../../ui/Stack";
import { BirthDateField } from "../person/BirthDateField";
import { ContactFields } from "../person/ContactFields";
import { CreditNotice } from "../person/CreditNotice";
import { MaritalStatusField } from "../person/MaritalStatusField";
import { maritalStatus } from "../person/maritalStatus";
import { NameFields } from "../person/NameFields";
import { floridaInfoFields, requiredPhone } from "../personalInfo/fields";

const texts = phrases("floridaInfo", {
  lede: "Our Florida partner prices them. Tell us who you are, and your answers go there with you.",
  phone: "The Florida quoting site asks for it.",
  shares: "When you continue, your name, birth date, contact and address go to the Florida quoting site, so that nothing is typed twice.",
  whyTitle: "Why another site?",
  why: "Hurricane deductibles, inspections and roofs have rules of their own in Florida, and that site is built for them.",
  submit: "Continue to Florida quotes",
});

/** The Florida variant of personal info: a telephone number is asked for, and what is shared is said. */
export function Screen() {
  const text = useText();
  return (
    <StepForm fields={floridaInfoFields} lede={texts.lede} help={{ title: texts.whyTitle, text: texts.why }} submit={texts.submit} stick={false}>
      <Stack fields>
        <NameFields />
        <BirthDateField />
        <MaritalStatusField field={maritalStatus} />
        <ContactFields required={{ phone: requiredPhone, help: texts.phone }} />
        <Stack>
          <Note>{text(texts.shares)}</Note>
          <CreditNotice />
        </Stack>
      </Stack>
    </StepForm>
  );
}
