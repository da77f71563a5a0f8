import { useState } from "react";
import { phrases } from "../../../kernel/phrase";
import { useSession, useText } from "../../../session/context";
import { useValue } from "../../../session/useValue";
import { Button } from "../../../ui/buttons/Button";
import { Note } from "../../../ui/notices/Note";
import type { QuoteRun } from "./quoteRun";
import { staleness } from "./ratingHash";

const texts = phrases("quotes.notice", {
  renewed: "You changed an answer that affects your price, so we updated your quotes.",
  stale: "These prices are out of date.",
  refresh: "Update my quotes",
  failed: "We can't get new prices right now.",
  again: "Try again",
});

/** A note about prices that are shown below it, with its action. */
export function RunNotes({ run }: { run: QuoteRun }) {
  const session = useSession();
  const text = useText();
  const failed = useValue(run.failed);
  const [isStale] = useState(() => staleness(session));
  const stale = useValue(isStale);
  const renewed = useValue(run.renewed);
  const count = useValue(session.quotes.quotes).length;
  /** Asks again although no answer has changed. */
  const refresh = (): void => {
    const application = session.application.peek();
    if (application) session.application.value = { ...application, ratedWith: null };
    run.begin();
  };
  if (count === 0) return renewed && <Note live>{text(texts.renewed)}</Note>;
  if (failed) {
    return (
      <Note tone="care" live>
        <p>{text(texts.failed)}</p>
        <Button variant="link" onClick={run.begin}>
          {text(texts.again)}
        </Button>
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
  return renewed && <Note live>{text(texts.renewed)}</Note>;
}
