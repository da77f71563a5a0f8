import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Actions } from "../../ui/Actions";
import { Bullets } from "../../ui/Bullets";
import { Button } from "../../ui/Button";
import { Page } from "../../ui/Page";
import { Stack } from "../../ui/Stack";
import { StepHead } from "../../ui/StepHead";
import { useFunnel } from "../FunnelContext";
import { lastPlace } from "./lastPlace";

const texts = phrases("privacy", {
  title: "What we do with your answers",
  lede: "The short version. The full one is our privacy policy.",
  full: "Read the whole privacy policy",
  answers: "Back to my answers",
  home: "Back to the start",
  forget: "Forget my answers and start over",
});

/** The layered notice: the short version here, the full one at the partner's (GLBA; CA Ins. Code §791.04). */
const points = phrases("privacy.point", {
  quotes: "We send what you answer to the carriers we ask for a price. The licensed advisor who helps you sees it too. Nobody else does, unless you go on to their site.",
  calls: "Nobody calls you unless you ask for it. You see prices without giving a phone number.",
  stored: "What you type stays in this browser tab for up to a day, so that nothing is lost. Start over and it is gone.",
  visits: "To find out what is broken or slow we count pages and buttons, never what you type. A random number in this browser tells one visit from the next.",
  signal: "If your browser sends an opt-out signal, we honor it: there is no such number then.",
});

export function Screen() {
  const funnel = useFunnel();
  const { session, navigator, runner } = funnel;
  const text = useText();
  const place = lastPlace(funnel);
  return (
    <Page>
      <StepHead title={text(texts.title)} lede={text(texts.lede)} />
      <Stack>
        <Bullets items={Object.values(points).map((point) => ({ id: point.key, text: text(point) }))} />
        <Button variant="link" href={session.partner.config.privacyUrl} newTab>
          {text(texts.full)}
        </Button>
      </Stack>
      <Actions>
        <Button full onClick={() => void navigator.go(place, "replace")}>
          {text(place ? texts.answers : texts.home)}
        </Button>
        {place && (
          <Button variant="link" full onClick={runner.startOver}>
            {text(texts.forget)}
          </Button>
        )}
      </Actions>
    </Page>
  );
}
