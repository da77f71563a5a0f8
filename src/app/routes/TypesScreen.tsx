import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Page } from "../../ui/Page";
import { StepHead } from "../../ui/StepHead";

const texts = phrases("types", { title: "Types" });

export function Screen() {
  const text = useText();
  return (
    <Page>
      <StepHead title={text(texts.title)} />
    </Page>
  );
}
