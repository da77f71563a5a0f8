import { suggestEmail } from "../../flow/rules/email";
import { formatPhone } from "../../flow/rules/phone";
import { useRunner } from "../../form/runner";
import { useField, useTextField } from "../../form/useField";
import { fill, phrases } from "../../kernel/phrase";
import { unbroken } from "../../business/telephone";
import { useOtherLanguage, useSession, useText } from "../../session/context";
import { asksPhone, callConsent } from "../../session/fields/contact";
import { emailField, firstName, lastName } from "../../session/fields/person";
import { useValue } from "../../session/useValue";
import { useDomainList } from "../../steps/person/useDomainList";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { Checkbox } from "../../ui/fields/Checkbox";
import { Choice } from "../../ui/choices/Choice";
import { Pair } from "../../ui/layout/Pair";
import { Stack } from "../../ui/layout/Stack";
import { TextField } from "../../ui/fields/TextField";
import { CallTime } from "./CallTime";
import { asksConsent, consentPhrases, consentText, holds, tick } from "./consent";
import { by, contactPhone } from "./fields";
import { useIsKnown } from "./useIsKnown";

const texts = phrases("finalize.form", {
  call: "Call me",
  email: "Email me",
  self: "I'll call you",
  optional: "(optional)",
  phoneHelp: "We'll call this number about your quotes.",
  phoneHelpOptional: "This helps us find your quotes when you call.",
  suggestion: "Did you mean {email}?",
  submitCall: "Request a call",
  submit: "Send my request",
});

export function ContactForm() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const isKnown = useIsKnown();
  const busy = useValue(runner.busy);
  const refusals = useValue(runner.refusals);
  const how = useField(by);
  const email = useTextField(emailField);
  useDomainList(email.value);
  const phone = useTextField(contactPhone);
  const consent = useField(callConsent);
  const calls = how.value === "CALL";
  const consentLanguage = useOtherLanguage(consentPhrases[0]);
  const consents = asksConsent(how.value, phone.value);
  const suggested = suggestEmail(email.value);
  return (
    <>
      <Stack>
        <Choice
          {...how}
          options={[
            { value: "CALL", label: text(texts.call) },
            { value: "EMAIL", label: text(texts.email) },
            { value: "SELF", label: text(texts.self) },
          ]}
        />
        <Pair short>
          <TextField {...useTextField(firstName)} autoComplete="given-name" autoCapitalize="words" />
          <TextField {...useTextField(lastName)} autoComplete="family-name" autoCapitalize="words" />
        </Pair>
        <Pair>
          <div>
            <TextField {...email} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
            {suggested && (
              <Button variant="link" onClick={() => email.onInput(suggested)}>
                {text(fill(texts.suggestion, { email: suggested }))}
              </Button>
            )}
          </div>
          {asksPhone(how.value) && (
            <TextField
              {...phone}
              {...(!calls && { mark: text(texts.optional) })}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              format={formatPhone}
              {...(isKnown && { help: text(calls ? texts.phoneHelp : texts.phoneHelpOptional) })}
            />
          )}
        </Pair>
        {calls && <CallTime key={refusals} />}
        {consents && (
          <Checkbox
            id={consent.id}
            name={consent.name}
            lang={consentLanguage}
            label={consentText(session, phone.value, text, (number) => unbroken(formatPhone(number)))}
            checked={holds(consent.value, phone.value, session.speech.peek().language)}
            onChange={(checked) => consent.onChange(checked ? tick(phone.value, session.now(), session.speech.peek().language) : null)}
          />
        )}
      </Stack>
      <Actions stick={consents ? "wide" : true}>
        <Button type="submit" full busy={busy}>
          {text(calls ? texts.submitCall : texts.submit)}
        </Button>
      </Actions>
    </>
  );
}
