import { phrases } from "../../kernel/phrase";
import { telephone, unbroken } from "../../kernel/telephone";
import { useText } from "../../session/context";
import { Actions } from "../../ui/Actions";
import { UnpluggedArt } from "../../ui/art/UnpluggedArt";
import { Button } from "../../ui/Button";
import { Hero } from "../../ui/Hero";
import { Page } from "../../ui/Page";
import { StepHead } from "../../ui/StepHead";
import { help } from "../../ui/text";
import { useFunnel } from "../FunnelContext";
import { lastPlace } from "./lastPlace";

const texts = phrases("errorScreen", {
  title: "We lost the connection, not your answers",
  before: "Everything you typed is safe on this device. Call ",
  after: " and an advisor picks up where you stopped, or leave a note and we come to you.",
  contact: "Reach an advisor",
  again: "Try again",
  hours: "Monday to Friday, 8 a.m. to 9 p.m. ET",
});

/** Where a failed create, prefill or loading ends (spec §8). Going back tries again with everything still there. */
export function Screen() {
  const funnel = useFunnel();
  const { session, navigator } = funnel;
  const text = useText();
  const number = session.partner.config.tollFreeNumber;
  const place = lastPlace(funnel);
  return (
    <Page layout="wide">
      <Hero art={<UnpluggedArt />}>
        <StepHead
          title={text(texts.title)}
          lede={
            <>
              {text(texts.before)}
              <a href={telephone(number)}>{unbroken(number)}</a>
              {text(texts.after)}
            </>
          }
        />
        <Actions>
          <Button full onClick={() => void navigator.go("finalize/contact")}>
            {text(texts.contact)}
          </Button>
          {place && (
            <Button variant="link" full onClick={() => void navigator.go(place, "replace")}>
              {text(texts.again)}
            </Button>
          )}
          <p className={help}>{text(texts.hours)}</p>
        </Actions>
      </Hero>
    </Page>
  );
}
