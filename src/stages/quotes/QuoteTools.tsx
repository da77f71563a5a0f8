import { telephone, unbroken } from "../../business/telephone";
import { useDialog } from "../../form/useDialog";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { referenceOf } from "../../session/lead/reference";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/buttons/Button";
import { Card } from "../../ui/cards/Card";
import { MailIcon } from "../../ui/icons/MailIcon";
import { PhoneIcon } from "../../ui/icons/PhoneIcon";
import { PrintIcon } from "../../ui/icons/PrintIcon";
import { fine } from "../../ui/styles/text";
import { ToolList } from "../../ui/layout/ToolList";
import { usePrinting } from "../../ui/behavior/usePrinting";
import { EmailDialog } from "../share/EmailDialog";
import { SaveOrContinue } from "../share/SaveOrContinue";
import { callAbout } from "./callAbout";

const texts = phrases("quotes.tools", {
  email: "Email my quotes",
  call: "Call {number}",
  print: "Print my quotes",
  reference: "Tell the advisor your reference: {reference}",
});

/** Stands in for a lead until there is one: its reference is as long, so that the line keeps its place. */
const noLead = { id: "00000000" };

/** Actions on the whole list: e-mail it, continue on another device, and call about it. */
export function QuoteTools() {
  const session = useSession();
  const text = useText();
  const application = useValue(session.application);
  const lead = useValue(session.lead);
  const { tollFreeNumber } = session.partner.config;
  const hasQuotes = useValue(session.quotes.quotes).length > 0;
  const email = useDialog("email");
  const isPrinting = usePrinting();
  if (!application) return null;
  const later = hasQuotes ? undefined : "awaited";
  return (
    <Card>
      <ToolList>
        <li className={later}>
          <Button variant="link" small onClick={email.open}>
            <MailIcon />
            {text(texts.email)}
          </Button>
        </li>
        <li>
          <SaveOrContinue small />
        </li>
        <li className={later}>
          <Button variant="link" small onClick={() => window.print()}>
            <PrintIcon />
            {text(texts.print)}
          </Button>
        </li>
        <li>
          <Button variant="link" small href={telephone(tollFreeNumber)} onClick={() => callAbout(session, null)}>
            <PhoneIcon />
            {text(fill(texts.call, { number: unbroken(tollFreeNumber) }))}
          </Button>
        </li>
        {isPrinting && (
          <li>
            <p>{text(fill(texts.call, { number: unbroken(tollFreeNumber) }))}</p>
          </li>
        )}
        <li className={lead ? undefined : "awaited"}>
          <p className={fine}>{text(fill(texts.reference, { reference: referenceOf(lead ?? noLead) }))}</p>
        </li>
      </ToolList>
      <EmailDialog application={application} open={email.isOpen} onClose={() => void email.close()} />
    </Card>
  );
}
