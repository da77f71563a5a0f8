import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/Button";
import { Page } from "../../ui/Page";
import { Spinner } from "../../ui/Spinner";
import { Stack } from "../../ui/Stack";
import { StepHead } from "../../ui/StepHead";
import { useFunnel } from "../FunnelContext";

const texts = phrases("redirecting", {
  title: "Taking you to {site}",
  lede: "Your answers come along. This takes a moment.",
  nowhere: "There is nowhere to go on to",
  home: "Back to the start",
});

/** Shown while the page is being left. Where to is kept in memory, never read from a URL (decision 5). */
export function Screen() {
  const { session, navigator } = useFunnel();
  const text = useText();
  const target = useValue(session.redirect);
  if (!target) {
    return (
      <Page>
        <StepHead title={text(texts.nowhere)} />
        <Button full onClick={() => void navigator.go("", "replace")}>
          {text(texts.home)}
        </Button>
      </Page>
    );
  }
  return (
    <Page>
      <StepHead title={text(fill(texts.title, { site: target.site }))} lede={text(texts.lede)} />
      <Stack>
        <Spinner />
      </Stack>
    </Page>
  );
}
