import { isOpen } from "../../business/hours";
import { formatPhone } from "../../flow/rules/phone";
import { CallButton } from "../../form/CallButton";
import { useRunner } from "../../form/runner";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import { parseDate } from "../../kernel/dates";
import { dayInSentence } from "../../kernel/dayInSentence";
import { unbroken } from "../../business/telephone";
import { useLanguage, useSession, useText } from "../../session/context";
import { callbackAt } from "../../session/fields/contact";
import { emailField, firstName, phoneField } from "../../session/fields/person";
import { useValue } from "../../session/useValue";
import { insuranceStartDate } from "../../steps/startDate/fields";
import { PhoneTickArt } from "../../ui/art/PhoneTickArt";
import { NightArt } from "../../ui/art/NightArt";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { Hero } from "../../ui/layout/Hero";
import { NumberedSteps } from "../../ui/layout/NumberedSteps";
import { Page } from "../../ui/layout/Page";
import { StepHead } from "../../ui/layout/StepHead";
import { describeSlot, nextOpening } from "./callback";
import { SecondLine } from "./SecondLine";
import { slotText, zoneName } from "./times";
import { useCallTimes } from "./useCallTimes";

const texts = phrases("finalize.success", {
  title: "You're all set",
  named: "You're all set, {firstName}",
  callNow: "An advisor will call you at {phone} as soon as one is free.",
  callLater: "An advisor will call you at {phone} when we open.",
  callTold: "An advisor will call you at {phone}.",
  callAt: "An advisor will call you at {phone} {time} {zone} time.",
  email: "An advisor will email you at {email}.",
  self: "Your request is saved. When you call, any advisor can pick up where you left off.",
  closed: "Our office is closed now. We're back {time} ET.",
  papers: "Have your driver's license and current policy handy.",
  papersOther: "If you have a policy now, have it handy.",
  price: "We'll confirm your final price. If it's not the same as your {carrier} quote, we'll explain why.",
  ask: "We'll ask {carrier} for a price.",
  choices: "We'll go over your options and what they cost.",
  start: "Choose a start date. You can end your current policy the same day.",
  startLife: "Choose a start date. If you have a policy now, keep it until the new one starts.",
  startKnown: "Confirm your start date, {date}. You can end your current policy the same day.",
  call: "Call us: {number}",
  callInstead: "Call us instead: {number}",
  another: "Start another quote",
});

/** The end of the line: says who does what next, within hours and outside them. */
export function SuccessScreen() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const language = useLanguage();
  const answers = useValue(session.answers);
  const outcome = useValue(session.outcome);
  const line = useValue(session.line);
  const enter = useValue(runner.enter);
  const { now, zone } = useCallTimes();
  const next = outcome?.next ?? [];
  const open = isOpen(now);
  const name = answers.get(firstName);
  const phone = unbroken(formatPhone(answers.get(phoneField)));
  const picked = answers.get(callbackAt);
  const start = parseDate(answers.get(insuranceStartDate));

  const lede = (): Phrase => {
    if (outcome?.channel === "EMAIL") return fill(texts.email, { email: answers.get(emailField) });
    if (outcome?.channel !== "CALL") return texts.self;
    if (picked === "now") return fill(open ? texts.callNow : texts.callLater, { phone });
    // After Back from the next line no quote is selected: the selection belonged to this line.
    if (picked === "") return fill(texts.callTold, { phone });
    const slot = describeSlot(picked, now, zone);
    return fill(texts.callAt, { phone, time: slotText(slot, language), zone: zoneName(zone, slot.at) });
  };
  // A time that the visitor chose says enough; the office's next opening beside it would be a second one.
  const isTimed = outcome?.channel === "CALL" && picked !== "now" && picked !== "";
  const back = slotText(describeSlot(nextOpening(now).toISOString(), now, "America/New_York"), language);
  const steps = [
    { id: "papers", text: text(line?.wire === "PERSONAL_AUTO" || line?.wire === "MOTORCYCLE" ? texts.papers : texts.papersOther) },
    { id: "price", text: text(outcome?.carrierName ? fill(outcome.priced ? texts.price : texts.ask, { carrier: outcome.carrierName }) : texts.choices) },
    { id: "start", text: text(start ? fill(texts.startKnown, { date: dayInSentence(start, language) }) : line?.wire === "LIFE" ? texts.startLife : texts.start) },
  ];
  return (
    <Page layout="wide" {...(enter && { enter })}>
      <Hero art={open ? <PhoneTickArt /> : <NightArt />}>
        <StepHead
          title={text(name ? fill(texts.named, { firstName: name }) : texts.title)}
          lede={open || isTimed ? text(lede()) : `${text(lede())} ${text(fill(texts.closed, { time: back }))}`}
        />
        <NumberedSteps steps={steps} />
        {next.length > 0 && <SecondLine lines={next} />}
        <Actions stick={false}>
          <CallButton label={outcome?.channel === "SELF" ? texts.call : texts.callInstead} variant={outcome?.channel === "SELF" ? "main" : "line"} />
          <Button variant="link" full onClick={runner.startOver}>
            {text(texts.another)}
          </Button>
        </Actions>
      </Hero>
    </Page>
  );
}
