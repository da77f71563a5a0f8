import { useEffect, useState } from "react";
import type { Quote } from "../../api/contract/quote";
import { hoursSaid, isOpen } from "../../business/hours";
import { timings } from "../../business/timings";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { useNewHeading } from "../../form/useNewHeading";
import { fill, phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { useSession } from "../../session/context";
import { firstName } from "../../session/fields/person";
import type { Selection } from "../../session/snapshot";
import { useValue } from "../../session/useValue";
import { Split } from "../../ui/Split";
import { Stack } from "../../ui/Stack";
import { CompareScreen } from "./compare/CompareScreen";
import { OtherCarriers } from "./OtherCarriers";
import { QuoteList } from "./QuoteList";
import { QuoteNotes } from "./QuoteNotes";
import { createQuoteRun } from "./quoteRun";
import { RunNotes } from "./RunNotes";
import { useDefinitions } from "./useDefinitions";

const texts = phrases("quotes", {
  asking: "Asking carriers for you",
  askingSome: "Asking {count} carriers for you",
  askingLede: "This can take up to {seconds} seconds. Prices show as they arrive, so you can start reading early.",
  askingLedeClosed: "This can take up to {seconds} seconds, at this hour too. Advisors are back Monday to Friday, {opens} to {closes} ET; prices show as they arrive.",
  first: "Your first prices are in",
  firstNamed: "{firstName}, your first prices are in",
  all: "Your prices are in",
  allNamed: "{firstName}, your prices are in",
  none: "No prices online this time",
  noneLede: "We asked every carrier that offers this insurance in your state. An advisor can look further than we can here.",
  failed: "Your prices didn't come through",
  failedLede: "Everything you told us is still here.",
});

/** Quotes as carriers answer: asked for on arrival, read while they come, completed by picking one. */
export function Screen() {
  const session = useSession();
  const runner = useRunner();
  const [run] = useState(() => createQuoteRun(session, runner));
  useEffect(() => {
    run.begin();
    return run.leave;
  }, [run]);
  const failed = useValue(run.failed);
  const quotes = useValue(session.quotes.quotes);
  const count = quotes.length;
  const asked = useValue(session.quotes.asked);
  const complete = useValue(session.quotes.complete);
  const [looking, setLooking] = useState(false);
  const [isOver, setOver] = useState(complete);
  // A heading that takes one line less would pull the list up from under the pointer.
  useEffect(() => {
    if (!complete || !looking) setOver(complete);
  }, [complete, looking]);
  const name = useValue(session.answers).get(firstName);
  // Until carriers are asked there is nothing to say of prices.
  const isUnderWay = asked > 0 || failed;

  const pick = (choice: Selection): void => {
    session.quotes.picked.value = choice;
    void runner.submit();
  };
  const select = ({ id, carrierSpecificQuoteId, carrierId, carrierName, premium, termMonths, isBindable }: Quote): void =>
    pick({ kind: "quote", quoteId: id, carrierSpecificQuoteId, carrierId, carrierName, premium, term: termMonths, bindable: isBindable });

  const named = (without: Phrase, withName: Phrase): Phrase => (name ? fill(withName, { firstName: name }) : without);
  const head = (): { title: Phrase; lede?: Phrase } => {
    if (failed && count === 0) return { title: texts.failed, lede: texts.failedLede };
    if (count > 0) return { title: isOver ? named(texts.all, texts.allNamed) : named(texts.first, texts.firstNamed) };
    if (complete) return { title: texts.none, lede: texts.noneLede };
    const title = asked > 0 ? fill(texts.askingSome, { count: asked }) : texts.asking;
    const lede = isOpen(session.now()) ? texts.askingLede : texts.askingLedeClosed;
    return { title, lede: fill(lede, { ...hoursSaid, seconds: timings.quoteLoading / 1_000 }) };
  };
  const { detail } = useValue(runner.position);
  const compared = useValue(session.quotes.compared);
  const chosen = compared.flatMap((id) => quotes.filter((quote) => quote.id === id));
  const isComparing = detail === "compare" && chosen.length > 1;
  const definitions = useDefinitions();
  const picked = useValue(session.quotes.picked);
  const busy = useValue(runner.busy);
  const top = useNewHeading(isComparing ? "compare" : "list");
  // A reload has forgotten what was chosen: the list is where it is chosen anew.
  useEffect(() => {
    if (detail === "compare" && !isComparing) runner.closeSubroute();
  }, [detail, isComparing, runner]);
  return (
    <div ref={top}>
      {isComparing ? (
        <CompareScreen quotes={chosen} definitions={definitions} busyWith={busy ? (picked?.quoteId ?? null) : null} onSelect={select} />
      ) : (
        <StepFrame layout="wide" {...head()}>
          <Split aside={asked > 0 && !failed && <QuoteNotes />}>
            <Stack>
              {isUnderWay && <RunNotes run={run} />}
              {asked > 0 && !(failed && count === 0) && <QuoteList run={run} definitions={definitions} onSelect={select} onLook={setLooking} />}
              {complete && isUnderWay && <OtherCarriers failed={failed} onPick={pick} />}
            </Stack>
          </Split>
        </StepFrame>
      )}
    </div>
  );
}
