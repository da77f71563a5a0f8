import { useState } from "react";
import { fill, phrases } from "../../kernel/phrase";
import { useSession } from "../../session/context";
import type { Session } from "../../session/session";
import { useValue } from "../../session/useValue";
import { Form } from "../../form/Form";
import { StepFrame } from "../../form/StepFrame";
import { ContactForm } from "./ContactForm";
import { contactFields } from "./fields";
import { PickedQuote } from "./PickedQuote";
import { Screen as SuccessScreen } from "./SuccessScreen";

const texts = phrases("finalize.contact", {
  quote: "A licensed advisor checks the details with {carrier} and starts the policy. No obligation.",
  additional: "A licensed advisor asks {carrier} for your quote. No obligation.",
  none: "A licensed advisor picks up where you stopped. Your answers come along. No obligation.",
  other: "Tell us where to find you, and a licensed advisor looks into it. No obligation.",
});

/** Handed over, and nothing new begun since: Back from the success page shows it again instead of an empty form. */
const isFinished = ({ outcome, line, lead, complex, application }: Session): boolean =>
  outcome.peek()?.line === line.peek()?.slug && !lead.peek() && !complex.peek() && !application.peek();

/** "How can we reach you?", with a selected quote or without one. */
export function Screen() {
  const session = useSession();
  const [finished] = useState(() => isFinished(session));
  const selection = useValue(session.selection);
  const line = useValue(session.line);
  if (finished) return <SuccessScreen />;
  const carrier = selection?.carrierName ?? "";
  const without = line?.wire === "OTHER" ? texts.other : texts.none;
  const lede = selection ? fill(selection.kind === "quote" ? texts.quote : texts.additional, { carrier }) : without;
  return (
    <StepFrame lede={lede} rail={selection && <PickedQuote selection={selection} />}>
      <Form fields={contactFields}>
        <ContactForm />
      </Form>
    </StepFrame>
  );
}
