import { telephone, unbroken } from "../../business/telephone";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { referenceOf } from "../../session/lead/reference";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/buttons/Button";
import { PhoneIcon } from "../../ui/icons/PhoneIcon";
import { tellOfCall } from "./tellOfCall";

const texts = phrases("finalize.instead", {
  call: "Call {number} instead",
  reference: "Tell the advisor your reference: {reference}",
});

/** Offers a call to visitors who would rather not leave a name. */
export function CallInstead() {
  const session = useSession();
  const text = useText();
  const lead = useValue(session.lead);
  const { tollFreeNumber } = session.partner.config;
  return (
    <div>
      <Button variant="link" href={telephone(tollFreeNumber)} onClick={() => tellOfCall(session)}>
        <PhoneIcon size="sm" />
        {text(fill(texts.call, { number: unbroken(tollFreeNumber) }))}
      </Button>
      {lead && <p>{text(fill(texts.reference, { reference: referenceOf(lead) }))}</p>}
    </div>
  );
}
