import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Actions } from "../../ui/layout/Actions";
import { MapArt } from "../../ui/art/MapArt";
import { Button } from "../../ui/buttons/Button";
import { Hero } from "../../ui/layout/Hero";
import { Page } from "../../ui/layout/Page";
import { StepHead } from "../../ui/layout/StepHead";
import { useFunnel } from "../FunnelContext";

const texts = phrases("notFound", {
  title: "We couldn't find that page but we've got you covered",
  contact: "Contact an advisor",
  home: "Go to the home page",
});

export const title = texts.title;

export function NotFoundScreen() {
  const { navigator } = useFunnel();
  const text = useText();
  return (
    <Page layout="wide">
      <Hero art={<MapArt />} tall>
        <StepHead title={text(texts.title)} />
        <Actions>
          <Button full onClick={() => void navigator.go("finalize/contact")}>
            {text(texts.contact)}
          </Button>
          <Button variant="link" full onClick={() => void navigator.go("")}>
            {text(texts.home)}
          </Button>
        </Actions>
      </Hero>
    </Page>
  );
}
