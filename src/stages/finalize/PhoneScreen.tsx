import { useEffect } from "react";
import { hoursSaid, isOpen } from "../../business/hours";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { fill, phrases } from "../../kernel/phrase";
import { telephone } from "../../business/telephone";
import { useLanguage, useSession, useText } from "../../session/context";
import { finalizeRoute } from "../../session/lead/finalizeRoute";
import { referenceOf } from "../../session/lead/reference";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { FactRow } from "../../ui/cards/FactRow";
import { Facts } from "../../ui/cards/Facts";
import { PhoneIcon } from "../../ui/icons/PhoneIcon";
import { describeSlot, nextOpening } from "./callback";
import { tellOfNumber } from "./tellOfCall";
import { slotText } from "./times";
import { useIsKnown } from "./useIsKnown";

const texts = phrases("finalize.phone", {
  open: "Advisors are available now. They can see your answers, so you won't have to repeat them.",
  closed: "Advisors are back {time} ET. They can see your answers, so you won't have to repeat them.",
  openOnly: "Advisors are available now.",
  closedOnly: "Advisors are back {time} ET.",
  hours: "Hours",
  hoursValue: "Monday to Friday, {opens} to {closes} ET",
  ready: "What to have handy",
  readyAuto: "Driver's license, current policy",
  readyOther: "Current policy, if you have one",
  carrier: "Your choice",
  reference: "Reference number",
  call: "Call {number}",
  contact: "Have us call you instead",
  quotes: "Back to my quotes",
});

/** "Call us": the number, the hours, documents to have ready, and a reference to mention. */
export function PhoneScreen() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const language = useLanguage();
  const line = useValue(session.line);
  const lead = useValue(session.lead);
  const selection = useValue(session.selection);
  const hasQuotes = Boolean(useValue(session.application)?.ratedWith);
  const isKnown = useIsKnown();
  const now = session.now();
  useEffect(() => tellOfNumber(session), [session]);
  const number = session.partner.config.tollFreeNumber;
  const slug = line?.slug ?? "other";
  const drives = line?.wire === "PERSONAL_AUTO" || line?.wire === "MOTORCYCLE";
  const back = slotText(describeSlot(nextOpening(now).toISOString(), now, "America/New_York"), language);
  const [open, closed] = isKnown ? [texts.open, texts.closed] : [texts.openOnly, texts.closedOnly];
  return (
    <StepFrame lede={isOpen(now) ? open : fill(closed, { time: back })}>
      <Facts>
        <FactRow name={text(texts.hours)} value={text(fill(texts.hoursValue, hoursSaid))} />
        <FactRow name={text(texts.ready)} value={text(drives ? texts.readyAuto : texts.readyOther)} />
        {selection && <FactRow name={text(texts.carrier)} value={selection.carrierName} />}
        {lead && <FactRow name={text(texts.reference)} value={referenceOf(lead)} />}
      </Facts>
      <Actions>
        <Button full href={telephone(number)} onClick={() => void runner.submit()}>
          <PhoneIcon />
          {text(fill(texts.call, { number }))}
        </Button>
        <Button variant="link" full onClick={() => runner.show(finalizeRoute(session, "contact"))}>
          {text(texts.contact)}
        </Button>
        {hasQuotes && (
          <Button variant="link" full onClick={() => runner.show(`${slug}/policy-compare`)}>
            {text(texts.quotes)}
          </Button>
        )}
      </Actions>
    </StepFrame>
  );
}
