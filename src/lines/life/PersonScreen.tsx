import { StepForm } from "../../form/StepForm";
import { phrases } from "../../kernel/phrase";
import { emailField, firstName, lastName, phoneField } from "../../session/fields/person";
import { BirthDateField } from "../../steps/person/BirthDateField";
import { ContactFields } from "../../steps/person/ContactFields";
import { gender } from "../../steps/person/gender";
import { GenderField } from "../../steps/person/GenderField";
import { NameFields } from "../../steps/person/NameFields";
import { ScanOffer } from "../../steps/scan/ScanOffer";
import { Stack } from "../../ui/layout/Stack";
import { lifeBirthDate } from "./fields";

const texts = phrases("life.person", {
  lede: "Tell us about the person you want to insure. Most people start with themselves.",
  whyTitle: "Why we ask",
  why: "Age and gender affect the price of term life insurance. You don't need a phone number to see prices.",
});
const fields = [firstName, lastName, lifeBirthDate, gender, emailField, phoneField];

/** Personal info for life: it asks for the gender, and an age outside the limits leads to an advisor. */
export function PersonScreen() {
  return (
    <StepForm fields={fields} lede={texts.lede} help={{ title: texts.whyTitle, text: texts.why }}>
      <Stack fields>
        <ScanOffer />
        <NameFields />
        <BirthDateField field={lifeBirthDate} />
        <GenderField field={gender} />
        <ContactFields />
      </Stack>
    </StepForm>
  );
}
