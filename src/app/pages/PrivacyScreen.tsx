import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { sessionLength } from "../../session/sessionLength";
import { Actions } from "../../ui/layout/Actions";
import { Bullets } from "../../ui/layout/Bullets";
import { Button } from "../../ui/buttons/Button";
import { Page } from "../../ui/layout/Page";
import { Stack } from "../../ui/layout/Stack";
import { StepHead } from "../../ui/layout/StepHead";
import { useFunnel } from "../FunnelContext";
import { lastPlace } from "./lastPlace";

const texts = phrases("privacy", {
  title: "How we use your information",
  lede: "Here's the short version. For details, read our privacy policy.",
  full: "Read the full privacy policy",
  answers: "Back to my quote",
  home: "Go to the home page",
  forget: "Delete my answers and start over",
});

export const title = texts.title;

/** The layered notice: the short version here, the full one at the partner's (GLBA; CA Ins. Code §791.04). */
const points = phrases("privacy.point", {
  quotes: "We share your answers with the insurance companies that quote you and the licensed advisor who helps you. No one else sees them unless you continue to another company's site.",
  calls: "We won't call unless you ask us to. You can see prices without giving a phone number.",
  stored: "Your answers are saved in this browser tab for up to {length}. Start over to delete them.",
  visits: "To find problems, we count page views and button clicks, never what you type. A random ID tells one visit from another.",
  signal: "If your browser sends an opt-out signal, we honor it and don't use that ID.",
});

export function PrivacyScreen() {
  const funnel = useFunnel();
  const { session, navigator, deleteAnswers } = funnel;
  const text = useText();
  const place = lastPlace(funnel);
  return (
    <Page>
      <StepHead title={text(texts.title)} lede={text(texts.lede)} />
      <Stack>
        <Bullets items={Object.values(points).map((point) => ({ id: point.key, text: text(fill(point, { length: sessionLength(session) })) }))} />
        <Button variant="link" href={session.partner.config.privacyUrl} newTab>
          {text(texts.full)}
        </Button>
      </Stack>
      <Actions>
        <Button full onClick={() => void navigator.go(place, "replace")}>
          {text(place ? texts.answers : texts.home)}
        </Button>
        {place && (
          <Button variant="link" full onClick={deleteAnswers}>
            {text(texts.forget)}
          </Button>
        )}
      </Actions>
    </Page>
  );
}
