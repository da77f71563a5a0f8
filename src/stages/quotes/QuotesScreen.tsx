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
import { CompareScreen } from "./compare/CompareScreen";
import { Customize } from "./customize/Customize";
import { Estimate } from "./customize/Estimate";
import type { Expected } from "./customize/expected";
import { OtherCarriers } from "./OtherCarriers";
import { EffectTray } from "./quick/EffectTray";
import { QuickChoices } from "./quick/QuickChoices";
import { useQuickChoice } from "./quick/useQuickChoice";
import { QuoteList } from "./QuoteList";
import { QuoteNotes } from "./QuoteNotes";
import { QuoteTools } from "./QuoteTools";
import { createQuoteRun } from "./run/quoteRun";
import { RunNotes } from "./run/RunNotes";
import { selectionOf } from "./selectionOf";
import { SharedTerms } from "./terms/SharedTerms";
import { useDefinitions } from "./terms/useDefinitions";
import { useUsualQuote } from "./terms/useUsualQuote";
import { useSteadyHeading } from "./order/useSteadyHeading";
import { useUnanswered } from "./run/useUnanswered";

const texts = phrases("quotes", {
  asking: "Getting your quotes",
  pulling: "Getting your saved quotes",
  pullingLede: "You'll see the prices that you already got.",
  askingSome: "Checking {count} insurance companies",
  askingLede: "This can take up to {seconds} seconds. You'll see prices as they come in.",
  askingLedeClosed: "This can take up to {seconds} seconds. Advisors are back Monday to Friday, {opens} to {closes} ET.",
  some: "Your quotes so far",
  all: { one: "Your quote is in", other: "Your {count} quotes are in" },
  none: "We couldn't find a quote online",
  noneLede: "We checked every company we work with in your state. An advisor may find more options.",
  failed: "We couldn't load your quotes",
  failedLede: "Your answers are saved.",
  skip: "Skip all quotes and tools",
  end: "End of the quotes and tools",
});

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
  const hasFailed = useValue(run.failed);
  const failed = useUnanswered() || hasFailed;
  const isPulling = useValue(run.pulling);
  const isRenewed = useValue(run.renewed);
  const quotes = useValue(session.quotes.quotes);
  const count = quotes.length;
  const asked = useValue(session.quotes.asked);
  const complete = useValue(session.quotes.complete);
  const [looking, setLooking] = useState(false);
  // Until companies are asked, only the loss of earlier prices and its reason can be shown.
  const isUnderWay = asked > 0 || failed || isRenewed;

  const pick = (choice: Selection): void => {
    session.quotes.picked.value = choice;
    void runner.submit();
  };
  const select = (quote: Quote): void => pick(selectionOf(quote));

  const head = (): { title: Phrase; lede?: Phrase } => {
    if (failed && count === 0) return { title: texts.failed, lede: texts.failedLede };
    if (count > 0) return { title: complete ? fill(texts.all, { count }) : texts.some };
    if (complete) return { title: texts.none, lede: texts.noneLede };
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
  const [open, setOpen] = useState<string | null>(null);
  const [expected, setExpected] = useState<Expected | null>(null);
  // A new price from its company replaces an estimate, and so does a run that ends without one.
  const isSuperseded =
    expected !== null && !quotes.includes(expected.of) && (complete || quotes.some(({ carrierId }) => carrierId === expected.of.carrierId));
  useEffect(() => {
    if (isSuperseded) setExpected(null);
  }, [isSuperseded]);
  /** New prices are read from the top, wherever on the page they were requested. */
  const [updates, setUpdates] = useState(0);
  const updated = { run, onExpect: setExpected, onUpdate: () => setUpdates(updates + 1) };
  const quick = useQuickChoice({ definitions, ...updated });
  const top = useNewHeading(isComparing ? "compare" : `list ${updates}`);
  useSteadyHeading(top, looking);
  // A reload forgets the choice, so the visitor chooses again from the list.
  useEffect(() => {
    if (detail === "compare" && !isComparing) runner.closeSubroute();
  }, [detail, isComparing, runner]);
  const { title, lede } = head();
  const isListed = (asked > 0 || !complete) && !(failed && count === 0);
  const under = usual ? (
    <SharedTerms quotes={quotes} usual={usual} definitions={definitions} isWhole={isPrinting} />
  ) : (
    <LinesKept>{lede && text(lede)}</LinesKept>
  );
  const aside = (
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
  return (
    <div ref={top}>
      {isComparing ? (
        <CompareScreen quotes={chosen} definitions={definitions} busyWith={busy ? (picked?.quoteId ?? null) : null} onSelect={select} />
      ) : (
        <StepFrame layout="wide" title={title} {...(isListed ? { under } : lede && { lede })}>
          <SkipPast label={text(texts.skip)} end={text(texts.end)} rows={count}>
            <Split aside={failed ? count === 0 && <PhoneArt /> : (asked > 0 || expected !== null) && aside}>
              <Stack>
                {isUnderWay && <RunNotes run={run} />}
                {isListed && (
                  <QuoteList
                    run={run}
                    definitions={definitions}
                    usual={usual}
                    choices={
                      <QuickChoices
                        quick={quick}
                        more={
                          <Customize
                            definitions={definitions}
                            quote={quotes.find(({ id }) => id === open) ?? [...quotes].sort(byMonthlyPremium)[0] ?? null}
                            {...updated}
                          />
                        }
                      />
                    }
                    tray={quick && quick.weighed !== null && <EffectTray quick={quick} />}
                    open={open}
                    onOpen={setOpen}
                    onSelect={select}
                    onLook={setLooking}
                  />
                )}
                {complete && isUnderWay && <OtherCarriers failed={failed} onPick={pick} />}
              </Stack>
            </Split>
          </SkipPast>
        </StepFrame>
      )}
    </div>
  );
}
