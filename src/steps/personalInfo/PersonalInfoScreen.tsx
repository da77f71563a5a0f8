import { mayUseCredit } from "../../business/states";
import { useRunner } from "../../form/runner";
import { StepForm } from "../../form/StepForm";
import { phrases } from "../../kernel/phrase";
import { useSession } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Stack } from "../../ui/layout/Stack";
import { BirthDateField } from "../person/BirthDateField";
import { ContactFields } from "../person/ContactFields";
import { CreditNotice } from "../person/CreditNotice";
import { MaritalStatusField } from "../person/MaritalStatusField";
import { maritalStatus } from "../person/maritalStatus";
import { NameFields } from "../person/NameFields";
import { ScanOffer } from "../scan/ScanOffer";
import { personalInfoFields } from "./fields";

const texts = phrases("personalInfo", {
  lede: "Your prices are next. No phone number needed.",
  whyTitle: "Why do you need a date of birth?",
  why: "Insurance companies check past claims by name and date of birth. This won't affect your credit score.",
  quotes: "See my quotes!",
});

export function PersonalInfoScreen() {
  const session = useSession();
  const runner = useRunner();
  const journey = useValue(session.journey);
  const position = useValue(runner.position);
  const { state } = session.ruleContext();
  const returnTo = useValue(session.returnTo);
  // An answer that is changed during a purchase leads back to the review.
  const isLast = (returnTo ?? journey?.next(position)?.step) === "policy-compare";
  const saysCredit = mayUseCredit("home", state);
  return (
    <StepForm
      fields={personalInfoFields}
      lede={texts.lede}
      help={{ title: texts.whyTitle, text: texts.why }}
      {...(isLast && { submit: texts.quotes })}
    >
      <Stack fields>
        {saysCredit && <CreditNotice />}
        <ScanOffer />
        <NameFields />
        <BirthDateField />
        <MaritalStatusField field={maritalStatus} />
        <ContactFields />
      </Stack>
    </StepForm>
  );
}
