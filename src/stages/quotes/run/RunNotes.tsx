import { useState } from "react";
import { phrases } from "../../../kernel/phrase";
import { useSession, useText } from "../../../session/context";
import { useValue } from "../../../session/useValue";
import { Button } from "../../../ui/buttons/Button";
import { Note } from "../../../ui/notices/Note";
import type { QuoteRun } from "./quoteRun";
import { RefreshNote } from "./RefreshNote";
import { staleness } from "./ratingHash";

const texts = phrases("quotes.notice", {
  renewed: "You changed an answer that affects your price, so we updated your quotes.",
  failed: "We can't get new prices right now.",
  again: "Try again",
});

interface RunNotesProps {
  run: QuoteRun;
  /** Asks for what failed once more; the note and the focus on it go. */
  onAgain: () => void;
  /** Asks all companies again. */
  onRefresh: () => void;
}

/** A note about prices that are shown below it, with its action. */
export function RunNotes({ run, onAgain, onRefresh }: RunNotesProps) {
  const session = useSession();
  const text = useText();
  const failed = useValue(run.failed);
  const [isStale] = useState(() => staleness(session));
  const stale = useValue(isStale);
  const renewed = useValue(run.renewed);
  const count = useValue(session.quotes.quotes).length;
  const picked = useValue(session.quotes.picked);
  // Said beside the choice (ChoiceTrouble.tsx).
  const isChosen = useValue(session.quotes.updateRequired) && Boolean(picked?.quoteId);
  if (count === 0) return renewed && <Note live>{text(texts.renewed)}</Note>;
  if (failed) {
    return (
      <Note tone="care" live>
        <p>{text(texts.failed)}</p>
        <Button variant="link" onClick={onAgain}>
          {text(texts.again)}
        </Button>
      </Note>
    );
  }
  if (stale && !isChosen) return <RefreshNote onRefresh={onRefresh} />;
  return renewed && <Note live>{text(texts.renewed)}</Note>;
}
