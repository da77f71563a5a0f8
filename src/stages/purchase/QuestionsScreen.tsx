import type { DwellingType } from "../../business/bindQuestions";
import { dwellingTypes } from "../../business/bindQuestions";
import type { Field } from "../../flow/field";
import { StepForm } from "../../form/StepForm";
import { useField, useTextField } from "../../form/useField";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Card } from "../../ui/cards/Card";
import { Pair } from "../../ui/layout/Pair";
import { SelectField } from "../../ui/fields/SelectField";
import { Stack } from "../../ui/layout/Stack";
import { TextField } from "../../ui/fields/TextField";
import { YesNoRow } from "../../ui/choices/YesNoRow";
import { SaveOrContinue } from "../share/SaveOrContinue";
import { Bought } from "./Bought";
import { anyDogs, anyRestrictedDogs, askedQuestions, coapplicantFirstName, coapplicantLastName, hasCoapplicant, questionFields, typeOfDwelling } from "./fields";
import { dwellingLabels, yesNo } from "./labels";

const texts = phrases("purchase.questions", {
  lede: "{carrier} needs these to sell you a policy. If an answer changes your price, you'll see the new price before you pay.",
  submit: "Continue to review",
  whyTitle: "Why we ask",
  why: "The company checks these answers after a claim. A wrong answer can cost you money, so take your time.",
});
const helps = phrases("purchase.help", {
  haveAnyLosses: "Theft, fire, water, or an injury, at any address",
  anyRestrictedDogs: "Such as a pit bull, a Rottweiler, or a wolf mix",
  anyViciousExoticAnimals: "Such as snakes, monkeys, or big cats",
  anyAdditionalInsured: "A person you live with who buys this policy with you",
});
const helpOf: Readonly<Record<string, Phrase>> = helps;

function Question({ of, more }: { of: Field<boolean | null>; more: boolean }) {
  const text = useText();
  const help = helpOf[of.name];
  return <YesNoRow {...useField(of)} yes={text(yesNo.yes)} no={text(yesNo.no)} {...(help && { help: text(help) })} more={more} />;
}

function CoapplicantNames() {
  return (
    <Pair>
      <TextField {...useTextField(coapplicantFirstName)} autoComplete="off" autoCapitalize="words" />
      <TextField {...useTextField(coapplicantLastName)} autoComplete="off" autoCapitalize="words" />
    </Pair>
  );
}

function Dwelling() {
  const text = useText();
  const { onChange, ...bound } = useField(typeOfDwelling);
  return (
    <SelectField
      {...bound}
      options={dwellingTypes.map((value) => ({ value, label: text(dwellingLabels[value]) }))}
      onChange={(value) => onChange(value as DwellingType)}
    />
  );
}

/** Asks the company's questions before it sells a policy online. */
export function QuestionsScreen() {
  const session = useSession();
  const carrier = useValue(session.selection)?.carrierName ?? "";
  const hasDogs = useValue(session.draft(anyDogs));
  const isTogether = useValue(session.draft(hasCoapplicant));
  return (
    <StepForm
      fields={questionFields}
      lede={fill(texts.lede, { carrier })}
      help={{ title: texts.whyTitle, text: texts.why }}
      submit={texts.submit}
      after={<SaveOrContinue full />}
    >
      <Stack fields>
        <Bought />
        <Dwelling />
        <Card>
          {askedQuestions(hasDogs === true).map((of) => (
            <Question key={of.name} of={of} more={of === anyRestrictedDogs} />
          ))}
          {isTogether && <CoapplicantNames />}
        </Card>
      </Stack>
    </StepForm>
  );
}
