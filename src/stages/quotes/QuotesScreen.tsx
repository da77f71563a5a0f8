import { useEffect, useState } from "react";
import type { Quote } from "../../api/contract/quote";
import { hoursSaid, isOpen } from "../../business/hours";
import { byMonthlyPremium } from "../../business/quoteOrder";
import { timings } from "../../business/timings";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { useNewHeading } from "../../form/useNewHeading";
import { fill, phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import type { Selection } from "../../session/kept/snapshot";
import { useValue } from "../../session/useValue";
import { PhoneArt } from "../../ui/art/PhoneArt";
import { usePrinting } from "../../ui/behavior/usePrinting";
import { LinesKept } from "../../ui/layout/LinesKept";
import { SkipPast } from "../../ui/layout/SkipPast";
import { Split } from "../../ui/layout/Split";
import { Stack } from "../../ui/layout/Stack";
import { ChoiceTrouble } from "./ChoiceTrouble";
import { CompareScreen } from "./compare/CompareScreen";
import { Customize } from "./customize/Customize";
import { Estimate } from "./customize/Estimate";
import { useExpected } from "./quick/useExpected";
import { OtherCarriers } from "./OtherCarriers";
import { EffectTray } from "./quick/EffectTray";
import { QuickChoices } from "./quick/QuickChoices";
import { useQuickChoice } from "./quick/useQuickChoice";
import { QuoteList } from "./QuoteList";
import { QuoteNotes } from "./QuoteNotes";
import { QuoteTools } from "./QuoteTools";
import { createQuoteRun } from "./run/quoteRun";
import { useUpdates } from "./run/useUpdates";
import { RunNotes } from "./run/RunNotes";
import { selectionOf } from "./selectionOf";
import { FloodNote } from "./terms/FloodNote";
import { SharedTerms } from "./terms/SharedTerms";
import { useDefinitions } from "./terms/useDefinitions";
import { useUsualQuote } from "./terms/useUsualQuote";
import { openRowOf } from "./order/listView";
import { useSteadyHeading } from "./order/useSteadyHeading";
import { WayOn } from "./run/WayOn";
import { withoutAny } from "./run/withoutAny";

const texts = phrases("quotes", {
  asking: "Getting your quotes",
  pulling: "Getting your saved quotes",
  pullingLede: "You'll see the prices that you already got.",
  askingSome: { one: "Checking {count} company", other: "Checking {count} companies" },
  askingLede: "This can take up to {seconds} seconds. You'll see prices as they come in.",
  askingLedeClosed: "This can take up to {seconds} seconds. Advisors are back Monday to Friday, {opens} to {closes} ET.",
  some: "Your quotes so far",
  all: { one: "Your quote is in", other: "Your {count} quotes are in" },
  skip: "Skip all quotes and tools",
  end: "End of the quotes and tools",
});

function Aside({ expected }: { expected: ReturnType<typeof useExpected>[0] }) {
  return (
    <Stack>
      {expected && (
        <div className="unprinted">
          <Estimate {...expected} />
        </div>
      )}
      <QuoteTools />
      <QuoteNotes />
    </Stack>
  );
}

/** Quotes as companies answer: requested on arrival, shown as they come in, completed by picking one. */
export function QuotesScreen() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const [run] = useState(() => createQuoteRun(session, runner));
  useEffect(() => {
    run.begin();
    return run.leave;
  }, [run]);
  const failed = useValue(run.failed);
  const isPulling = useValue(run.pulling);
  const isRenewed = useValue(run.renewed);
  const bought = useValue(run.bought);
  const quotes = useValue(session.quotes.quotes);
  const count = quotes.length;
  const asked = useValue(session.quotes.asked);
  const complete = useValue(session.quotes.complete);
  const [looking, setLooking] = useState(false);
  // Until companies are asked, only the loss of earlier prices and its reason can be shown.
  const isUnderWay = asked > 0 || failed || isRenewed || bought;

  const pick = (choice: Selection): void => {
    session.quotes.picked.value = choice;
    void runner.submit();
  };
  const select = (quote: Quote): void => pick(selectionOf(quote));
  const ended = useValue(session.quotes.ended);
  const withoutPrice = useValue(session.quotes.withoutPrice);
  const without = count === 0 && (failed || complete) ? withoutAny(failed, ended, withoutPrice) : null;
  const head = (): { title: Phrase; lede?: Phrase } => {
    if (without) return without;
    if (count > 0) return { title: complete ? fill(texts.all, { count }) : texts.some };
    if (isPulling && asked === 0) return { title: texts.pulling, lede: texts.pullingLede };
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
  const usual = useUsualQuote(quotes, looking);
  const isPrinting = usePrinting();
  const row = openRowOf(session);
  const opened = useValue(row);
  // Changing the coverage of a quote that is being bought begins with that quote.
  const [begun, setBegun] = useState(() => session.returnTo.peek() && (session.selection.peek()?.quoteId ?? null));
  const open = begun ?? opened;
  const setOpen = (id: string | null): void => {
    setBegun(null);
    row.value = id;
  };
  const sold = quotes.find(({ carrierId }) => carrierId === bought?.carrierId);
  const weighed = quotes.find(({ id }) => id === open) ?? sold ?? [...quotes].sort(byMonthlyPremium)[0] ?? null;
  const [expected, setExpected] = useExpected(quotes, complete);
  const { updates, onUpdate, again, refresh } = useUpdates(run);
  const updated = { run, onExpect: setExpected, onUpdate };
  const trouble = <ChoiceTrouble onRefresh={refresh} />;
  const quick = useQuickChoice({ definitions, ...updated });
  const shown = without ? "none" : "list";
  const top = useNewHeading(isComparing ? "compare" : `${shown} ${updates}`);
  useSteadyHeading(top, looking);
  // A reload forgets the choice, so the visitor chooses again from the list.
  useEffect(() => {
    if (detail === "compare" && !isComparing) runner.closeSubroute();
  }, [detail, isComparing, runner]);
  const { title, lede } = head();
  const isListed = (asked > 0 || !complete) && !without;
  const under = usual ? (
    <SharedTerms quotes={quotes} usual={usual} definitions={definitions} isWhole={isPrinting} />
  ) : (
    <LinesKept>{lede && text(lede)}</LinesKept>
  );
  return (
    <div ref={top}>
      {isComparing ? (
        <CompareScreen
          quotes={chosen}
          definitions={definitions}
          busyWith={busy ? (picked?.quoteId ?? null) : null}
          onSelect={select}
          trouble={picked?.quoteId && trouble}
        />
      ) : (
        <StepFrame key={shown} layout="wide" title={title} {...(isListed ? { under } : lede && { lede })}>
          <SkipPast label={text(texts.skip)} end={text(texts.end)} rows={count}>
            <Split aside={without ? <PhoneArt /> : (asked > 0 || expected !== null) && <Aside expected={expected} />}>
              <Stack>
                {isUnderWay && <RunNotes run={run} onAgain={again} onRefresh={refresh} sold={sold} onSelect={select} />}
                {without && <WayOn without={without} onAgain={again} />}
                {isListed && (
                  <QuoteList
                    run={run}
                    definitions={definitions}
                    usual={usual}
                    choices={
                      <QuickChoices
                        quick={quick}
                        more={
                          <Customize definitions={definitions} quote={weighed} {...updated} />
                        }
                      />
                    }
                    tray={quick && quick.weighed !== null && <EffectTray quick={quick} />}
                    open={open}
                    onOpen={setOpen}
                    onSelect={select}
                    onLook={setLooking}
                    trouble={trouble}
                  />
                )}
                {count > 0 && <FloodNote />}
                {complete && isUnderWay && <OtherCarriers failed={failed} onPick={pick} />}
              </Stack>
            </Split>
          </SkipPast>
        </StepFrame>
      )}
    </div>
  );
}
