import { useState } from "react";
import { useRunner } from "../../form/runner";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { finalizeRoute } from "../../session/finalizeRoute";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/Button";
import { Links } from "../../ui/Links";
import { Note } from "../../ui/Note";
import { FloodNote } from "./FloodNote";
import type { QuoteRun } from "./quoteRun";
import { staleness } from "./staleness";

const texts = phrases("quotes.notice", {
  renewed: "An edit that matters made your prices out of date, so we are asking everybody again. These are the new ones.",
  stale: "An edit that matters made your prices out of date.",
  refresh: "Refresh my quotes",
  failed: "We couldn't get prices just now.",
  carriersFailed: "We reached every carrier, but none of them could give a price just now.",
  again: "Try again",
  advisor: "Talk to an advisor",
  none: "Your answers come along, so nobody asks you twice.",
});

/** What is to be said about the prices before they are read, each with what can be done about it. */
export function RunNotes({ run }: { run: QuoteRun }) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const failed = useValue(run.failed);
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
  if (failed) {
    return (
      <Note tone="care" live>
        <p>{text(ended === "QUOTES_FAILURE" ? texts.carriersFailed : texts.failed)}</p>
        <Links>
          <Button variant="link" onClick={run.begin}>
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
