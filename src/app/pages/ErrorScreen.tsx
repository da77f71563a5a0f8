import { useEffect } from "react";
import { hoursSaid } from "../../business/hours";
import { fill, phrases } from "../../kernel/phrase";
import { telephone, unbroken } from "../../business/telephone";
import { useText } from "../../session/context";
import { isRefused } from "../../session/application/isRefused";
import { Actions } from "../../ui/layout/Actions";
import { UnpluggedArt } from "../../ui/art/UnpluggedArt";
import { Button } from "../../ui/buttons/Button";
import { Hero } from "../../ui/layout/Hero";
import { Page } from "../../ui/layout/Page";
import { StepHead } from "../../ui/layout/StepHead";
import { help } from "../../ui/styles/text";
import { useFunnel } from "../FunnelContext";
import { lastPlace } from "./lastPlace";
import { tryAgain } from "./tryAgain";

const texts = phrases("errorScreen", {
  title: "Something went wrong on our end",
  offline: "We couldn't connect",
  refused: "You can't get quotes on this page",
  before: "Your answers are saved on this device. Call ",
  after: " and an advisor can pick up where you left off. Or send us your contact info and we'll reach out.",
  byPhone: " and an advisor can give you quotes by phone.",
  contact: "Contact an advisor",
  again: "Try again",
  call: "Call {number}",
  hours: "Advisors: Monday to Friday, {opens} to {closes} ET",
});

export const title = texts.title;

/** Codes of failures of the connection, not of the service. */
const offline = ["NETWORK", "TIMEOUT"];

/**
 * The page after a failed create, prefill or loading, and in place of a screen that can't be shown. All answers are kept for another
 * try. If the service refuses the page altogether, it offers the phone number only.
 */
export function ErrorScreen() {
  const funnel = useFunnel();
  const { session, navigator } = funnel;
  const text = useText();
  const number = session.partner.config.tollFreeNumber;
  const trouble = session.trouble.peek();
  const code = trouble?.code ?? "UNKNOWN";
  const refused = isRefused(code);
  const place = trouble?.path ?? lastPlace(funnel);
  // Reports here, so that every visit is reported: a link or a host's `goTo` may open this page without a failure.
  useEffect(() => {
    session.logger.warn("error-screen", "Error screen triggered", { code, status: trouble?.status, step: trouble?.path.split("/")[1] });
    session.analytics.track({ event: "error_screen", code });
    // A second failure may have been reported before this page knows that it was left.
    return () => void (session.trouble.peek() === trouble && (session.trouble.value = null));
  }, [session, trouble, code]);
  return (
    <Page layout="wide">
      <Hero art={<UnpluggedArt />} tall>
        <StepHead
          tight
          title={text(offline.includes(code) ? texts.offline : refused ? texts.refused : texts.title)}
          lede={
            <>
              {text(texts.before)}
              <a href={telephone(number)}>{unbroken(number)}</a>
              {text(refused ? texts.byPhone : texts.after)}
            </>
          }
        />
        <p className={help}>{text(fill(texts.hours, hoursSaid))}</p>
        <Actions>
          {refused ? (
            <Button full href={telephone(number)}>
              {text(fill(texts.call, { number: unbroken(number) }))}
            </Button>
          ) : (
            <Button full onClick={() => void navigator.go("finalize/contact")}>
              {text(texts.contact)}
            </Button>
          )}
          {(trouble || place) && !refused && (
            <Button variant="link" full onClick={() => void tryAgain(funnel, place, trouble)}>
              {text(texts.again)}
            </Button>
          )}
        </Actions>
      </Hero>
    </Page>
  );
}
