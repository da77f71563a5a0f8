import { isOpen } from "../../business/hours";
import { StepFrame } from "../../form/StepFrame";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { RoadArt } from "../../ui/art/RoadArt";
import { NarrowOnly } from "../../ui/layout/NarrowOnly";
import { LoadingSteps } from "../../ui/notices/LoadingSteps";

const texts = phrases("loading", {
  lede: "We're checking public records so you have less to type. This takes a few seconds.",
  ledeClosed: "We're checking public records so you have less to type. Our office is closed now, but online quotes work anytime.",
  saved: "Your answers are saved",
  looking: "Checking public records",
  next: "Next: review what we found",
  nextAsked: "Next: a few questions about you",
});
/** Motorcycles have no records to look up; the visitor waits for the application. */
const waiting = phrases("loading.motorcycle", {
  lede: "We're getting your quote ready. This takes a few seconds.",
  ledeClosed: "We're getting your quote ready. Our office is closed now, but online quotes work anytime.",
  looking: "Getting your quote ready",
  next: "Next: your motorcycles",
});

/** The steps that show the visitor what was found. */
const checks = ["vehicle", "prefill"];

/** The text differs outside business hours. */
export function LoadingScreen() {
  const text = useText();
  const session = useSession();
  const journey = useValue(session.journey);
  const isChecked = checks.some((step) => journey?.find(step));
  const shown = session.line.peek()?.wire === "MOTORCYCLE" ? waiting : { ...texts, next: isChecked ? texts.next : texts.nextAsked };
  return (
    <StepFrame lede={isOpen(session.now()) ? shown.lede : shown.ledeClosed} art={<RoadArt />}>
      <LoadingSteps
        status={text(shown.looking)}
        steps={[
          { id: "saved", text: text(texts.saved), state: "done" },
          { id: "looking", text: text(shown.looking), state: "now" },
          { id: "next", text: text(shown.next), state: "wait" },
        ]}
      />
      <NarrowOnly>
        <RoadArt />
      </NarrowOnly>
    </StepFrame>
  );
}
