import { useEffect } from "react";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import type { Departure } from "../../session/departure";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/buttons/Button";
import { Links } from "../../ui/layout/Links";
import { Page } from "../../ui/layout/Page";
import { Spinner } from "../../ui/notices/Spinner";
import { Stack } from "../../ui/layout/Stack";
import { StepHead } from "../../ui/layout/StepHead";
import { useFunnel } from "../FunnelContext";
import { leavePage } from "../host/leavePage";
import { isPaymentPlace } from "../navigation/openPayment";
import { lastPlace } from "./lastPlace";

const texts = phrases("redirecting", {
  title: "Taking you to {site}",
  lede: "We're sending your answers along. This will only take a moment.",
  pay: "Pay there with your card. We'll bring you back here afterward.",
  go: "Not redirected? Continue here",
  answers: "Back to my quote",
  returned: "Welcome back",
  returnedLede: "Your answers are saved.",
  nowhere: "This link doesn't work anymore",
  home: "Go to the home page",
  tab: "Leaving for another site",
});

export const title = texts.tab;

function Leaving({ to }: { to: Departure }) {
  const funnel = useFunnel();
  const { session, navigator, emit } = funnel;
  const text = useText();
  useEffect(() => {
    leavePage(session, emit, { url: to.url, kind: to.kind });
    // The browser restored the page from its back/forward cache: prompt again before changes are lost.
    const returned = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      session.leaving.value = false;
      // An open payment is the first thing that a visitor who comes back is told.
      if (to.kind === "payment") void navigator.go(lastPlace(funnel), "replace");
    };
    window.addEventListener("pageshow", returned);
    return () => {
      window.removeEventListener("pageshow", returned);
      session.redirect.value = null;
    };
  }, [session, navigator, funnel, emit, to]);
  return (
    <Page>
      <StepHead title={text(fill(texts.title, { site: text(to.site) }))} lede={text(to.kind === "payment" ? texts.pay : texts.lede)} />
      <Stack>
        <Spinner />
        <Links>
          <Button
            variant="link"
            href={to.url}
            onClick={(event) => {
              event.preventDefault();
              leavePage(session, emit, { url: to.url, kind: to.kind });
            }}
          >
            {text(texts.go)}
          </Button>
          <Button variant="link" onClick={() => void navigator.go(lastPlace(funnel), "replace")}>
            {text(texts.answers)}
          </Button>
        </Links>
      </Stack>
    </Page>
  );
}

/** Shown while the page is being left. The target comes from memory, never from a URL, so that no link can redirect a visitor. */
export function RedirectingScreen() {
  const funnel = useFunnel();
  const text = useText();
  const target = useValue(funnel.session.redirect);
  const place = lastPlace(funnel);
  const isBack = !target && isPaymentPlace(place);
  const { navigator } = funnel;
  useEffect(() => {
    if (isBack) void navigator.go(place, "replace");
  }, [isBack, navigator, place]);
  if (target) return <Leaving to={target} />;
  return (
    <Page>
      <StepHead title={text(place ? texts.returned : texts.nowhere)} {...(place && { lede: text(texts.returnedLede) })} />
      <Button full onClick={() => void funnel.navigator.go(place, "replace")}>
        {text(place ? texts.answers : texts.home)}
      </Button>
    </Page>
  );
}
