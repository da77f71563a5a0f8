import { fill, phrases } from "../../kernel/phrase";
import { useSession } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Form } from "../../form/Form";
import { StepFrame } from "../../form/StepFrame";
import { CallInstead } from "./CallInstead";
import { ContactForm } from "./ContactForm";
import { contactFields } from "./fields";
import { PickedQuote } from "./PickedQuote";
import { useIsKnown } from "./useIsKnown";

const texts = phrases("finalize.contact", {
  quote: "A licensed advisor will review your {carrier} quote and help you start your policy. No obligation.",
  additional: "A licensed advisor will get your {carrier} quote for you. No obligation.",
  none: "A licensed advisor will pick up where you left off. You won't have to repeat your answers. No obligation.",
  other: "Tell us how to reach you and a licensed advisor will help. No obligation.",
});

/** "How can we reach you?", with a selected quote or without one. */
export function ContactScreen() {
  const session = useSession();
  const selection = useValue(session.selection);
  const isKnown = useIsKnown();
  const carrier = selection?.carrierName ?? "";
  const without = isKnown ? texts.none : texts.other;
  const lede = selection ? fill(selection.kind === "quote" ? texts.quote : texts.additional, { carrier }) : without;
  return (
    <StepFrame lede={lede} card={selection && <PickedQuote selection={selection} />}>
      <Form fields={contactFields}>
        <ContactForm />
      </Form>
      <CallInstead />
    </StepFrame>
  );
}
