import type { Editing } from "./editing";
import { ExactValues } from "./ExactValues";
import { FontField } from "./FontField";
import { fontStack } from "./withFont";
import { Section } from "./Section";
import { useSay } from "./useSay";

/** The fonts; sizes, weights and letters are folded. */
export function TypeSection(editing: Editing) {
  const say = useSay();
  return (
    <Section title={say("Fonts")} state={fontStack(editing.draft, editing.beginning.baseTheme, "heading")[0]}>
      <FontField {...editing} part="heading" label={say("Questions, titles and prices")} />
      <FontField {...editing} part="body" label={say("Everything else")} />
      <ExactValues {...editing} title={say("Sizes and weights")} groups={["font"]} without={["body", "heading", "price"]} />
    </Section>
  );
}
