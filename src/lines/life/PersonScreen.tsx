import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { emailField, firstName, lastName, phoneField } from "../../session/entity/person";
import { useValue } from "../../session/useValue";
import { BirthDateField } from "../../steps/person/BirthDateField";
import { ContactFields } from "../../steps/person/ContactFields";
import { gender } from "../../steps/person/gender";
import { GenderField } from "../../steps/person/GenderField";
import { NameFields } from "../../steps/person/NameFields";
import { Actions } from "../../ui/Actions";
import { Button } from "../../ui/Button";
import { SideNote } from "../../ui/SideNote";
import { Stack } from "../../ui/Stack";
import { lifeBirthDate } from "./entity";

const texts = phrases("life.person", {
  lede: "The person whose life is insured. Most people start with themselves.",
  whyTitle: "Why we ask",
  why: "Age and gender are two of the things that a term life price is made of. You see prices without a phone number.",
  submit: "Continue",
});
const fields = [firstName, lastName, lifeBirthDate, gender, emailField, phoneField];

/** Personal info in its life variant: with a gender, and with an age that may lead to an advisor. */
export function Screen() {
  const runner = useRunner();
  const text = useText();
  const busy = useValue(runner.busy);
  return (
    <StepFrame lede={texts.lede} rail={<SideNote title={text(texts.whyTitle)}>{text(texts.why)}</SideNote>}>
      <Form fields={fields}>
        <Stack fields>
          <NameFields />
          <BirthDateField field={lifeBirthDate} />
          <GenderField field={gender} />
          <ContactFields />
        </Stack>
        <Actions>
          <Button type="submit" full busy={busy}>
            {text(texts.submit)}
          </Button>
        </Actions>
      </Form>
    </StepFrame>
  );
}
