import { plainZip } from "../../flow/rules/address";
import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { useField, useTextField } from "../../form/useField";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { ContactFields } from "../../steps/person/ContactFields";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { Checkbox } from "../../ui/fields/Checkbox";
import { CatIcon } from "../../ui/icons/CatIcon";
import { DogIcon } from "../../ui/icons/DogIcon";
import { OptionCards } from "../../ui/choices/OptionCards";
import { Pair } from "../../ui/layout/Pair";
import { SelectField } from "../../ui/fields/SelectField";
import { Stack } from "../../ui/layout/Stack";
import { TextField } from "../../ui/fields/TextField";
import { BreedField } from "./BreedField";
import { petAge, petAges, petBreed, petFields, petName, petType, petZip, subscribes } from "./fields";

const texts = phrases("pet.info", {
  lede: "Answer these questions to see prices from pet insurance companies.",
  dog: "Dog",
  cat: "Cat",
  age: "Select an age",
  youngest: "1 or younger",
  years: "{years} years",
  zipHelp: "Vet costs vary by area.",
  subscribe: "Email me pet insurance tips and offers. I can unsubscribe anytime.",
  submit: "See my quotes!",
});

/** Asks all of pet's questions. */
export function InfoScreen() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const busy = useValue(runner.busy);
  const type = useField(petType);
  const { value: wantsMail, onChange: setWantsMail, id: mailId, name: mailName } = useField(subscribes);
  return (
    <StepFrame isFirst lede={texts.lede}>
      <Form fields={petFields}>
        <Stack fields>
          <OptionCards
            {...type}
            halves
            onChange={(chosen) => {
              // A breed of the other type would be refused.
              if (type.value !== "" && type.value !== chosen) session.set(petBreed, "");
              type.onChange(chosen);
            }}
            options={[
              { value: "DOG", label: text(texts.dog), icon: <DogIcon /> },
              { value: "CAT", label: text(texts.cat), icon: <CatIcon /> },
            ]}
          />
          <Pair short>
            <TextField {...useTextField(petName)} autoComplete="off" autoCapitalize="words" />
            <BreedField />
          </Pair>
          <Pair short>
            <SelectField
              {...useField(petAge)}
              placeholder={text(texts.age)}
              options={petAges.map((age, index) => ({ value: age, label: text(index === 0 ? texts.youngest : fill(texts.years, { years: age })) }))}
            />
            <TextField {...useTextField(petZip)} autoComplete="postal-code" inputMode="numeric" format={plainZip} help={text(texts.zipHelp)} />
          </Pair>
          <ContactFields />
          <Checkbox id={mailId} name={mailName} label={text(texts.subscribe)} checked={wantsMail} onChange={setWantsMail} />
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
