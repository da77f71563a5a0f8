import { useRef, useState } from "react";
import type { Quote } from "../../../api/contract/quote";
import { fill, phrases } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { Dialog } from "../../../ui/dialogs/Dialog";
import { Note } from "../../../ui/notices/Note";
import type { QuoteRun } from "../run/quoteRun";
import { nameOf, type Customizable } from "./choices";
import { CoverageChoices } from "./CoverageChoices";
import { CustomizeFoot } from "./CustomizeFoot";
import { Estimate } from "./Estimate";
import type { Expected } from "./expected";
import { pagesOf } from "./pagesOf";
import { useChoices } from "./useChoices";
import { useUpdate } from "./useUpdate";

const texts = phrases("customize", {
  title: "Customize your coverage",
  step: "Customize, {number} of {count}",
  alone: "Customize",
  limits: { one: "Limits", other: "Limits for all your cars" },
  close: "Close",
  failed: "We couldn't update your quote. Your choices are still here: try again.",
});

interface CustomizeDialogProps {
  offer: Customizable;
  /** The quote whose price is shown on top; null while there is none. */
  quote: Quote | null;
  run: QuoteRun;
  /** Receives the estimate when prices are requested, and null once that has failed. */
  onExpect: (expected: Expected | null) => void;
  /** Called when new prices are requested and the dialog is closed. */
  onUpdate: () => void;
  onClose: () => Promise<void>;
}

/** Returns the quote that was there first, with its newest price, because a cheaper one may arrive while choices are weighed. */
function useSameCompany(quote: Quote | null): Quote | null {
  const [first, setFirst] = useState(quote);
  if (!first && quote) setFirst(quote);
  return first && first.carrierId !== quote?.carrierId ? first : quote;
}

/** Deductibles and limits, per car if there are any, under one company's price with what they would change. */
export function CustomizeDialog({ offer, quote, run, onExpect, onUpdate, onClose }: CustomizeDialogProps) {
  const text = useText();
  const weighed = useSameCompany(quote);
  const { before, hasFailed, send } = useUpdate(run, offer.editable);
  const { priced, choices, choose, edits, wrong, scale } = useChoices(offer, weighed, before);
  const [page, setPage] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const pages = pagesOf(offer);
  const at = Math.min(page, pages.length - 1);
  const shown = pages[at];
  if (!shown) return null;

  const turn = (to: number): void => {
    setPage(to);
    // The next content is read from its beginning.
    body.current?.closest("dialog")?.querySelector("h2")?.focus();
  };
  const close = (): Promise<void> => {
    choose(null);
    return onClose();
  };
  const after = scale && edits.length > 0 ? scale.priceWith(choices) : null;
  const update = (): void => {
    if (wrong) {
      setPage(pages.length - 1);
      body.current?.querySelector<HTMLElement>(`#type-${wrong.id}`)?.focus();
      return;
    }
    onExpect(weighed && after !== null ? { of: weighed, after } : null);
    void send(choices, edits).then((sent) => {
      if (sent === "none") onExpect(null);
      if (sent === "all") return close().then(onUpdate);
    });
  };
  return (
    <Dialog
      id="customize"
      side
      title={shown.car ? nameOf(shown.car) : text(offer.cars.length > 0 ? fill(texts.limits, { count: offer.cars.length }) : texts.title)}
      eyebrow={pages.length > 1 ? text(fill(texts.step, { number: at + 1, count: pages.length })) : shown.car && text(texts.alone)}
      pinned={weighed && <Estimate of={weighed} after={after} />}
      closeLabel={text(texts.close)}
      onClose={() => void close()}
      foot={
        <CustomizeFoot
          pages={pages}
          at={at}
          isChanged={edits.length > 0 || wrong !== undefined}
          isBusy={before !== null}
          onTurn={turn}
          onUpdate={update}
          onClose={() => void close()}
        />
      }
    >
      <div ref={body}>
        {hasFailed && (
          <Note tone="care" live>
            {text(texts.failed)}
          </Note>
        )}
        <CoverageChoices page={shown} quote={weighed} priced={priced} choices={choices} wrong={wrong} scale={scale} onChoose={choose} />
      </div>
    </Dialog>
  );
}
