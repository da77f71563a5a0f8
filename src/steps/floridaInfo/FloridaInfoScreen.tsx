import { StepForm } from "../../form/StepForm";
import { phrases } from "../../kernel/phrase";
import { Note } from "../../ui/notices/Note";
import { useText } from "../../session/context";
import { Stack } from "../../ui/layout/Stack";
import { BirthDateField } from "../person/BirthDateField";
import { ContactFields } from "../person/ContactFields";
import { CreditNotice } from "../person/CreditNotice";
import { MaritalStatusField } from "../person/MaritalStatusField";
import { maritalStatus } from "../person/maritalStatus";
import { NameFields } from "../person/NameFields";
import { ScanOffer } from "../scan/ScanOffer";
import { floridaInfoFields, requiredPhone } from "../personalInfo/fields";

const texts = phrases("floridaInfo", {
  lede: "Tell us about yourself and we'll send your answers to our Florida partner.",
  phone: "Our Florida partner requires it.",
  shares: "When you continue, we share your name, date of birth, contact info, and address with our Florida partner. You won't have to retype them.",
  whyTitle: "Why another site?",
  why: "Florida has its own rules for hurricane deductibles, inspections, and roofs. Our partner's site is built for them.",
  submit: "Continue to Florida quotes",
});

/** Florida's variant of personal info: it asks for a phone number and says what is shared. */
export function FloridaInfoScreen() {
  const text = useText();
  return (
    <StepForm fields={floridaInfoFields} lede={texts.lede} help={{ title: texts.whyTitle, text: texts.why }} submit={texts.submit}>
      <Stack fields>
        <Note>{text(texts.shares)}</Note>
        <ScanOffer />
        <NameFields />
        <BirthDateField />
        <MaritalStatusField field={maritalStatus} />
        <ContactFields required={{ phone: requiredPhone, help: texts.phone }} />
        <CreditNotice />
      </Stack>
    </StepForm>
  );
}
