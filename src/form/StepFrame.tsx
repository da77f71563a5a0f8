import type { ReactNode } from "react";
import type { Phrase } from "../kernel/phrase";
import { useText } from "../session/context";
import { useValue } from "../session/useValue";
import { Page } from "../ui/Page";
import { StepHead } from "../ui/StepHead";
import { useRunner } from "./runner";

interface StepFrameProps {
  children: ReactNode;
  /** The step's own title where it is left out. */
  title?: Phrase | undefined;
  lede?: Phrase;
  eyebrow?: Phrase;
  layout?: "column" | "grid" | "wide";
  /** Beside the column, where there is room. */
  rail?: ReactNode;
}

/** The heading, and the column that a step's content stands in. */
export function StepFrame({ children, title, lede, eyebrow, layout = "column", rail }: StepFrameProps) {
  const runner = useRunner();
  const text = useText();
  const shown = useValue(runner.title);
  const enter = useValue(runner.enter);
  return (
    <Page layout={layout} rail={rail} {...(enter && { enter })}>
      <StepHead title={text(title ?? shown)} {...(lede && { lede: text(lede) })} {...(eyebrow && { eyebrow: text(eyebrow) })} />
      {children}
    </Page>
  );
}
