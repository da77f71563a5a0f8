import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Bullets } from "../../ui/Bullets";
import { Page } from "../../ui/Page";
import { Stack } from "../../ui/Stack";
import { StepHead } from "../../ui/StepHead";
import { LegalNote } from "./LegalNote";

const texts = phrases("privacy", {
  title: "What we do with your answers",
  lede: "The short version. The full policy is linked below.",
});

/** The layered notice: the short version here, the full one at the partner's (GLBA; CA Ins. Code §791.04). */
const points = phrases("privacy.point", {
  quotes: "We send what you answer to the carriers we ask for a price, and to nobody else.",
  calls: "Nobody calls you unless you ask for it. You see prices without giving a phone number.",
  stored: "Your answers stay in this browser tab for up to a day, so that nothing is lost. Start over and they are gone.",
  signal: "If your browser sends an opt-out signal, we honor it.",
});

export function Screen() {
  const text = useText();
  return (
    <Page>
      <StepHead title={text(texts.title)} lede={text(texts.lede)} />
      <Stack>
        <Bullets items={Object.values(points).map((point) => ({ id: point.key, text: text(point) }))} />
        <LegalNote />
      </Stack>
    </Page>
  );
}
