import { useState } from "react";
import type { Quote } from "../../../api/contract/quote";
import { useRunner } from "../../../form/runner";
import { fill, phrases } from "../../../kernel/phrase";
import { useSession, useText } from "../../../session/context";
import { useValue } from "../../../session/useValue";
import { Button } from "../../../ui/buttons/Button";
import { Note } from "../../../ui/notices/Note";
import type { QuoteRun } from "./quoteRun";
import { RefreshNote } from "./RefreshNote";
import { staleness } from "./ratingHash";

const texts = phrases("quotes.notice", {
  bought: "These prices are for your latest answers. To continue your purchase, choose a quote again. Your other answers are saved.",
  continue: "Continue with {carrier}",
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
  /** The new quote of the company whose policy was being bought. */
  sold: Quote | undefined;
  onSelect: (quote: Quote) => void;
}

/** A note about prices that are shown below it, with its action. */
export function RunNotes({ run, onAgain, onRefresh, sold, onSelect }: RunNotesProps) {
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
  const bought = useValue(run.bought);
  const complete = useValue(session.quotes.complete);
  const busy = useValue(useRunner().busy);
  const note = (bought || renewed) && (
    <Note live>
      <p>{text(bought ? texts.bought : texts.renewed)}</p>
      {/* Until the price is in, the button keeps its room, so that the list below it doesn't move. */}
      {bought && (sold || !complete) && (
        <p>
          <Button variant="line" small busy={busy || !sold} onClick={() => sold && onSelect(sold)}>
            {text(fill(texts.continue, { carrier: bought.carrierName }))}
          </Button>
        </p>
      )}
    </Note>
  );
  // Without a price there is no quote to choose.
  if (count === 0) return bought && (failed || complete) ? null : note;
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
  return note;
}
