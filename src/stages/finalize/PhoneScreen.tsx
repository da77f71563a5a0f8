import { hoursSaid, isOpen } from "../../business/hours";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { fill, phrases } from "../../kernel/phrase";
import { telephone } from "../../business/telephone";
import { useSession, useText } from "../../session/context";
import { finalizeRoute } from "../../session/finalizeRoute";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/Actions";
import { Button } from "../../ui/Button";
import { FactRow } from "../../ui/FactRow";
import { Facts } from "../../ui/Facts";
import { PhoneIcon } from "../../ui/icons/PhoneIcon";
import { describeSlot, nextOpening } from "./callback";
import { slotText } from "./times";

const texts = phrases("finalize.phone", {
  open: "Advisors are in. They see what you have answered, so nobody asks you twice.",
  closed: "Advisors are out of the office. Back at the desk: {time} ET. They see what you have answered, so nobody asks you twice.",
  hours: "Hours",
  hoursValue: "Monday to Friday, {opens} to {closes} ET",
  ready: "Have ready",
  readyAuto: "Driver's license, current policy",
  readyOther: "Current policy, if you have one",
  carrier: "You picked",
  reference: "Your reference",
  call: "Call {number}",
  contact: "Leave your number instead",
  quotes: "See my quotes again",
});

/** Characters of the lead's id by which an advisor finds it; ids open nothing by themselves, so it may be read out. */
const referenceLength = 8;

/** "Call us": the number, when, what to have ready, and what to say. */
export function Screen() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const line = useValue(session.line);
  const lead = useValue(session.lead);
  const selection = useValue(session.selection);
  const hasQuotes = Boolean(useValue(session.application)?.ratedWith);
  const now = session.now();
  const number = session.partner.config.tollFreeNumber;
  const slug = line?.slug ?? "other";
  const drives = line?.wire === "PERSONAL_AUTO" || line?.wire === "MOTORCYCLE";
  const back = slotText(describeSlot(nextOpening(now).toISOString(), now, "America/New_York"));
  return (
    <StepFrame lede={isOpen(now) ? texts.open : fill(texts.closed, { time: text(back) })}>
      <Facts>
        <FactRow name={text(texts.hours)} value={text(fill(texts.hoursValue, hoursSaid))} />
        <FactRow name={text(texts.ready)} value={text(drives ? texts.readyAuto : texts.readyOther)} />
        {selection && <FactRow name={text(texts.carrier)} value={selection.carrierName} />}
        {lead && <FactRow name={text(texts.reference)} value={lead.id.slice(0, referenceLength).toUpperCase()} />}
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
