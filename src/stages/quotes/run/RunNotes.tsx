import { useState } from "react";
import { useRunner } from "../../../form/runner";
import { phrases } from "../../../kernel/phrase";
import { useSession, useText } from "../../../session/context";
import { finalizeRoute } from "../../../session/lead/finalizeRoute";
import { useValue } from "../../../session/useValue";
import { Button } from "../../../ui/buttons/Button";
import { Links } from "../../../ui/layout/Links";
import { Note } from "../../../ui/notices/Note";
import { FloodNote } from "../terms/FloodNote";
import type { QuoteRun } from "./quoteRun";
import { staleness } from "./ratingHash";
import { useUnanswered } from "./useUnanswered";

const texts = phrases("quotes.notice", {
  renewed: "You changed an answer that affects your price, so we updated your quotes.",
  stale: "These prices are out of date.",
  refresh: "Update my quotes",
  failed: "We can't get prices right now.",
  carriersFailed: "None of the companies could give a price right now.",
  again: "Try again",
  advisor: "Talk to an advisor",
  none: "An advisor can see your answers, so you won't have to repeat them.",
});

/** Notes about the prices, shown above them, each with its action. */
export function RunNotes({ run }: { run: QuoteRun }) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const failed = useValue(run.failed);
  const isUnanswered = useUnanswered();
  const [isStale] = useState(() => staleness(session));
  const stale = useValue(isStale);
  const renewed = useValue(run.renewed);
  const complete = useValue(session.quotes.complete);
  const ended = useValue(session.quotes.ended);
  const count = useValue(session.quotes.quotes).length;
  /** Asks again although no answer has changed. */
  const refresh = (): void => {
    const application = session.application.peek();
    if (application) session.application.value = { ...application, ratedWith: null };
    run.begin();
  };
  const advisor = (
    <Button variant="link" onClick={() => runner.show(finalizeRoute(session, "contact", "phone"))}>
      {text(texts.advisor)}
    </Button>
  );
  if (failed || isUnanswered) {
    return (
      <Note tone="care" live>
        <p>{text(isUnanswered || ended === "QUOTES_FAILURE" ? texts.carriersFailed : texts.failed)}</p>
        <Links>
          <Button variant="link" onClick={failed ? run.begin : refresh}>
            {text(texts.again)}
          </Button>
          {advisor}
        </Links>
      </Note>
    );
  }
  if (complete && count === 0) {
    return (
      <Note>
        <p>{text(texts.none)}</p>
        {advisor}
      </Note>
    );
  }
  if (stale) {
    return (
      <Note tone="care" live>
        <p>{text(texts.stale)}</p>
        <Button variant="link" onClick={refresh}>
          {text(texts.refresh)}
        </Button>
      </Note>
    );
  }
  return (
    <>
      {renewed && <Note live>{text(texts.renewed)}</Note>}
      {count > 0 && <FloodNote />}
    </>
  );
}
