import { useEffect, useRef } from "react";
import { oneLine } from "../../business/oneLine";
import { answersOf } from "../../flow/field";
import { useRunner } from "../../form/runner";
import { useTextField } from "../../form/useField";
import { fill, phrases } from "../../kernel/phrase";
import type { Question } from "../../session/effectOutcome";
import { useSession, useText } from "../../session/context";
import {
  addressFields,
  addressLine1,
  addressLine2,
  addressSearch,
  addressUnknown,
  cityField,
  confirmedAddress,
  startInManualMode,
  stateField,
  zipField,
} from "../../session/fields/address";
import { Button } from "../../ui/buttons/Button";
import { Links } from "../../ui/layout/Links";
import { Note } from "../../ui/notices/Note";
import { Stack } from "../../ui/layout/Stack";
import { TextField } from "../../ui/fields/TextField";
import { confirmationOf, propertyAddress } from "./propertyAddress";

const texts = phrases("address.question", {
  corrected: "Did you mean {address}?",
  why: "Insurance companies use the U.S. Postal Service version of your address. Not right? Edit it or ask an advisor.",
  use: "Yes, use this address",
  insist: "No, keep my version",
  missingUnit: "This building has more than one unit. What's your unit number?",
  missingUnitAbove: "This building has more than one unit. Enter your apartment or unit number above.",
  noUnit: "I don't have a unit number",
});

/** Asks the visitor to confirm the corrected address or to add the missing unit before the address is accepted. */
export function AddressQuestion({ question }: { question: Question }) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const unit = useTextField(addressLine2);
  const box = useRef<HTMLDivElement>(null);
  const byHand = session.draft(startInManualMode).peek();
  // On a small host the question may open below the sticky button, and the press would seem to do nothing.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [question]);

  const confirm = (): void => {
    const answers = answersOf(session.drafted(addressFields));
    session.set(confirmedAddress, confirmationOf(propertyAddress(answers)));
    void runner.submit();
  };
  if (question.kind === "missingUnit") {
    return (
      <Note tone="care" live apart ref={box}>
        <Stack>
          <p>{text(byHand ? texts.missingUnitAbove : texts.missingUnit)}</p>
          {!byHand && <TextField {...unit} autoComplete="address-line2" short />}
          <Button variant="link" onClick={confirm}>
            {text(texts.noUnit)}
          </Button>
        </Stack>
      </Note>
    );
  }
  const { addressLine1: line = "", addressLine2: second = "", city = "", state = "", zipCode = "" } = question.data;
  const corrected = oneLine(question.data);
  const accept = (): void => {
    session.set(addressLine1, line);
    session.set(addressLine2, second);
    session.set(cityField, city);
    session.set(stateField, state);
    session.set(zipField, zipCode);
    session.set(addressSearch, oneLine({ addressLine1: line, city, state, zipCode }));
    confirm();
  };
  /** Keeps the typed version, which can't be quoted: the case offers an advisor, and dismissing it leads back to the fields. */
  const insist = (): void => {
    session.set(addressUnknown, true);
    runner.raise("addressNotFound");
  };
  return (
    <Note tone="care" live apart ref={box}>
      <Stack>
        <p>{text(fill(texts.corrected, { address: corrected }))}</p>
        <p>{text(texts.why)}</p>
        <Links>
          <Button variant="link" onClick={accept}>
            {text(texts.use)}
          </Button>
          <Button variant="link" onClick={insist}>
            {text(texts.insist)}
          </Button>
        </Links>
      </Stack>
    </Note>
  );
}
