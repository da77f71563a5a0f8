import { signal } from "@preact/signals-react";
import { renderToStaticMarkup } from "react-dom/server";
import { workOf } from "../../src/flow/flow";
import type { Runner } from "../../src/form/runner";
import { RunnerProvider } from "../../src/form/runner";
import { SessionProvider } from "../../src/session/context";
import type { LineStep } from "../../src/session/line";
import type { Session } from "../../src/session/session";

/** Renders a step's screen before anything is pressed. Needs a document. */
export async function markupOf(session: Session, step: LineStep, detail: string | null = null): Promise<string> {
  const { screen: Screen } = await workOf(step);
  const runner = {
    title: signal(step.title), enter: signal(null), busy: signal(false), question: signal(null), dialog: signal(null), errors: signal([]), refusals: signal(0),
    position: signal({ step: step.id, detail }), hrefOf: () => "#",
  };
  return renderToStaticMarkup(
    <SessionProvider value={session}>
      <RunnerProvider value={runner as unknown as Runner}>
        <Screen />
      </RunnerProvider>
    </SessionProvider>,
  );
}
