import type { ReactNode } from "react";
import type { Phrase } from "../kernel/phrase";
import { phrases } from "../kernel/phrase";
import { useSession, useText } from "../session/context";
import { useValue } from "../session/useValue";
import { InPlace } from "../ui/layout/InPlace";
import { NarrowOnly } from "../ui/layout/NarrowOnly";
import { Page } from "../ui/layout/Page";
import { Picture } from "../ui/cards/Picture";
import { SideNote } from "../ui/layout/SideNote";
import { StepHead } from "../ui/layout/StepHead";
import { useRunner } from "./runner";

export interface SideWords {
  /** Without a title, the text is short enough to be always visible. */
  readonly title?: Phrase;
  readonly text: Phrase;
}

interface StepFrameProps {
  children: ReactNode;
  /** Defaults to the step's own title. */
  title?: Phrase | undefined;
  lede?: Phrase;
  eyebrow?: Phrase;
  /** Close under the title, in place of a lede. */
  under?: ReactNode;
  layout?: "column" | "grid" | "wide";
  /**
   * The reason for the question, or an explanation: beside the column if there is room, otherwise one press away under the
   * question.
   */
  note?: SideWords | undefined;
  /** A card that the question is about: beside the column if there is room, otherwise between question and answers. */
  card?: ReactNode;
  /** A drawing beside the column, above the note, if there is room. */
  art?: ReactNode;
  /** True for a line's first step: shows what is to come, below the partner's picture, if there is room beside the column. */
  isFirst?: boolean;
}

const texts = phrases("stepFrame", {
  title: "What to expect",
  text: "Answer a few questions. Then compare prices from several companies, side by side. It's free.",
});

/** On hosts without room for it, the picture isn't even fetched. */
function Expectation() {
  const text = useText();
  const { hero } = useSession().partner.config;
  return (
    <SideNote title={text(texts.title)} art={hero && <Picture image={hero} lazy />}>
      {text(texts.text)}
    </SideNote>
  );
}

/** The heading and the column of a step's content. */
export function StepFrame({ children, title, lede, eyebrow, under, layout = "column", note, card, art, isFirst }: StepFrameProps) {
  const runner = useRunner();
  const text = useText();
  const shown = useValue(runner.title);
  const enter = useValue(runner.enter);
  const rail = note ? (
    <SideNote title={note.title && text(note.title)} art={art}>
      {text(note.text)}
    </SideNote>
  ) : (
    card
  );
  return (
    <Page layout={layout} tight={Boolean(under)} rail={rail ?? art ?? (isFirst && <Expectation />)} {...(enter && { enter })}>
      <StepHead
        title={text(title ?? shown)}
        {...(lede && { lede: text(lede) })}
        {...(eyebrow && { eyebrow: text(eyebrow) })}
        tight={Boolean(under)}
      />
      {under}
      {rail && <NarrowOnly>{note ? <InPlace title={note.title && text(note.title)}>{text(note.text)}</InPlace> : card}</NarrowOnly>}
      {children}
    </Page>
  );
}
