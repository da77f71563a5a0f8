import type { MouseEvent } from "react";
import { insuranceLines, isLineSlug, wireOf } from "../../business/lines";
import { timings } from "../../business/timings";
import { localeOf } from "../../kernel/language";
import { fill, phrases, worded } from "../../kernel/phrase";
import { useLanguage, useText } from "../../session/context";
import { chatWithAgent, otherProducts } from "../../session/lead/scenarios";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/buttons/Button";
import { Page } from "../../ui/layout/Page";
import { Stack } from "../../ui/layout/Stack";
import { StepHead } from "../../ui/layout/StepHead";
import { TypeCards } from "../../ui/choices/TypeCards";
import { useFunnel } from "../FunnelContext";
import { lineHints, lineIcon, lineNames } from "../../lines/lines";
import { LegalNote } from "./LegalNote";

const texts = phrases("types", {
  title: "What would you like to protect?",
  lede: "Choose a type of insurance, answer a few questions, and compare prices from many companies. No phone number needed.",
  chat: "Need something else? Contact an advisor",
  refused: "We don't offer {line} insurance here",
  refusedLede: "Here's what you can compare instead.",
});

export const title = texts.title;

/** Lets the visitor pick one of the partner's lines, or of the attribute's if it names several. */
export function TypesScreen() {
  const { session, navigator, offered, refused, lines, context, cases } = useFunnel();
  const text = useText();
  const language = useLanguage();
  const path = useValue(navigator.view)?.path ?? "";
  // Renders again when the attribute's lines change, which `offered()` reads.
  useValue(lines);
  const { productIcons } = session.partner.config;
  const barred = refused(path);
  const labels = insuranceLines.filter(({ slug }) => barred.includes(slug)).map(({ label }) => text(worded(label)));
  const missing = new Intl.ListFormat(localeOf(language), { type: "disjunction" }).format(labels);

  const pick = (id: string, event: MouseEvent): void => {
    // Lets the browser open the link in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const line = isLineSlug(id) ? id : "other";
    session.analytics.track({ event: "product_click", product: wireOf(line) });
    setTimeout(() => (line === "other" ? cases.flag(otherProducts) : void navigator.go(line)), timings.cardPress);
  };
  return (
    <Page layout="grid">
      <StepHead
        title={text(missing ? fill(texts.refused, { line: missing }) : texts.title)}
        lede={text(missing ? texts.refusedLede : texts.lede)}
      />
      <Stack>
        <TypeCards
          onPick={pick}
          cards={offered().map((slug) => ({
            id: slug,
            label: text(lineNames[slug]),
            hint: text(lineHints[slug]),
            icon: lineIcon(slug, productIcons),
            href: navigator.href(slug),
          }))}
        />
        {!context.isMobileClient && (
          <div>
            <Button variant="link" onClick={() => cases.flag(chatWithAgent)}>
              {text(texts.chat)}
            </Button>
          </div>
        )}
        <LegalNote />
      </Stack>
    </Page>
  );
}
