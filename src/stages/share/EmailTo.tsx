import { useEffect, useRef, useState } from "react";
import { field } from "../../flow/field";
import { email, normaliseEmail } from "../../flow/rules/email";
import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { useTextField } from "../../form/useField";
import { fill, phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { z } from "../../kernel/zod";
import { useSession, useText } from "../../session/context";
import { emailField } from "../../session/fields/person";
import { useDomainList } from "../../steps/person/useDomainList";
import { Button } from "../../ui/buttons/Button";
import { Note } from "../../ui/notices/Note";
import { Stack } from "../../ui/layout/Stack";
import { TextField } from "../../ui/fields/TextField";
import { maskEmail } from "./maskEmail";

const texts = phrases("quotes.share.to", {
  masked: "To {address}",
  edit: "Edit",
  editOf: "Edit the address",
});

const scope = "share";
const to = field("emailTo", z.string(), { label: "Email address", initial: "", personal: true, rule: email });
const fields = [to];

interface EmailToProps {
  /** The label of the button that sends. */
  label: string;
  variant?: "main" | "line";
  busy: boolean;
  failed: Phrase | null;
  onSend: (address: string) => void;
}

/** Asks where to send an e-mail: to the visitor's address, shown masked, or to another one. */
export function EmailTo({ label, variant = "main", busy, failed, onSend }: EmailToProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const [known] = useState(() => normaliseEmail(session.answers.peek().get(emailField)));
  const [editing, setEditing] = useState(known === "");
  useEffect(() => {
    session.draft(to, scope).value = known;
    return () => {
      runner.showErrors([], false);
      session.clearDrafts(scope);
    };
  }, [known, runner, session]);
  return (
    <Form scope={scope} fields={fields} onSubmit={(values) => onSend(normaliseEmail(String(values[to.name])))}>
      <Stack>
        {editing ? (
          <Address focused={known !== ""} />
        ) : (
          <p>
            {text(fill(texts.masked, { address: maskEmail(known) }))}{" "}
            <Button variant="link" small label={text(texts.editOf)} onClick={() => setEditing(true)}>
              {text(texts.edit)}
            </Button>
          </p>
        )}
        {failed && (
          <Note tone="care" live>
            {text(failed)}
          </Note>
        )}
        <Button type="submit" variant={variant} full busy={busy}>
          {label}
        </Button>
      </Stack>
    </Form>
  );
}

/** `focused`: the field replaces the button that had the focus, and takes it. */
function Address({ focused }: { focused: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const address = useTextField(to);
  useDomainList(address.value);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return <TextField {...address} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" ref={input} />;
}
