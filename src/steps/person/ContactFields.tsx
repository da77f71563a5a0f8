import { useState } from "react";
import type { Field } from "../../flow/field";
import { suggestEmail } from "../../flow/rules/email";
import { formatPhone } from "../../flow/rules/phone";
import { useTextField } from "../../form/useField";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { emailField, optionalEmail, phoneField } from "../../session/fields/person";
import { afterPress } from "../../ui/behavior/afterPress";
import { Button } from "../../ui/buttons/Button";
import { Pair } from "../../ui/layout/Pair";
import { TextField } from "../../ui/fields/TextField";
import { useDomainList } from "./useDomainList";

const texts = phrases("person.contact", {
  suggestion: "Did you mean {email}?",
  optional: "(optional)",
  emailHelp: "We save your quotes with it, and email them when you ask.",
  phoneHelp: "Only if you want an advisor's help. You'll see prices without it.",
});

interface ContactFieldsProps {
  /** True when prices can be seen without an e-mail address. */
  emailOptional?: boolean;
  /** A required phone number, with the help that says who asks for it. Without this member the phone is optional. */
  required?: { readonly phone: Field<string>; readonly help: Phrase };
}

/**
 * Contact details of the person on the policy. Suggests a fix for a likely typo in a common e-mail domain, but never applies it
 * unasked.
 */
export function ContactFields({ emailOptional, required }: ContactFieldsProps) {
  const text = useText();
  const email = useTextField(emailOptional ? optionalEmail : emailField);
  const phone = useTextField(required?.phone ?? phoneField);
  useDomainList(email.value);
  const [suggestion, setSuggestion] = useState<string | null>(null);
  return (
    <Pair>
      <div>
        <TextField
          {...email}
          {...(emailOptional && { mark: text(texts.optional) })}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          inputMode="email"
          help={text(texts.emailHelp)}
          onInput={(value) => {
            setSuggestion(null);
            email.onInput(value);
          }}
          onBlur={() => {
            afterPress(() => setSuggestion(suggestEmail(email.value)));
            email.onBlur();
          }}
        />
        <div role="status">
          {suggestion && (
            <Button
              variant="link"
              onClick={() => {
                setSuggestion(null);
                email.onInput(suggestion);
              }}
            >
              {text(fill(texts.suggestion, { email: suggestion }))}
            </Button>
          )}
        </div>
      </div>
      <TextField
        {...phone}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        {...(!required && { mark: text(texts.optional) })}
        help={text(required?.help ?? texts.phoneHelp)}
        format={formatPhone}
      />
    </Pair>
  );
}
