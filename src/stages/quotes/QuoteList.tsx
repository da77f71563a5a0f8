import { useMemo, useRef } from "react";
import type { ReactNode, SyntheticEvent } from "react";
import type { Coverage } from "../../api/contract/coverage";
import type { Quote } from "../../api/contract/quote";
import type { LifeCoverageId } from "../../business/coveragesLife";
import { monthlyPremium } from "../../business/quoteOrder";
import { useRunner } from "../../form/runner";
import { exactDollars } from "../../kernel/money";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/buttons/Button";
import { Segments } from "../../ui/choices/Segments";
import { GlidingRows } from "../../ui/quotes/GlidingRows";
import { QuoteSkeleton } from "../../ui/quotes/QuoteSkeleton";
import { quoteRows } from "../../ui/quotes/quoteRowsStyle";
import { QuietSelect } from "../../ui/quotes/QuietSelect";
import { SkipPast } from "../../ui/layout/SkipPast";
import { Stack } from "../../ui/layout/Stack";
import { Answered } from "./run/Answered";
import { comparedAtMost, withChosen } from "./compare/compared";
import { CompareTray } from "./CompareTray";
import { isSold } from "./isSold";
import { listViewOf } from "./order/listView";
import { comparatorOf, orderLabels, quoteOrders, type QuoteOrder } from "./order/orders";
import { QuoteItem, rowId, type PriceUnit } from "./QuoteItem";
import type { QuoteRun } from "./run/quoteRun";
import { isUsuallyFirm } from "./terms/certainty";
import { firstRows, useFirstRows } from "./order/useFirstRows";
import { useLook } from "./order/useLook";
import { useShownQuotes } from "./order/useShownQuotes";

const texts = phrases("quotes.list", {
  buy: "Buy online now: {carrier}, {amount} a month",
  more: { one: "Show {count} more quote", other: "Show {count} more quotes" },
  sort: "Sort by",
  unit: "Show prices",
  month: "Monthly",
  term: "Total",
  skip: "Skip the list of quotes",
  end: "End of the list of quotes",
});

const moreId = "more-quotes";
const lifeAmount: LifeCoverageId = "COVERAGE";

interface QuoteListProps {
  run: QuoteRun;
  definitions: readonly Coverage[];
  /** The quote with the usual terms; null without a quote. */
  usual: Quote | null;
  /** Choices that change all quotes, above the list. */
  choices: ReactNode;
  /** A choice that is weighed, in place of the comparison's tray. */
  tray: ReactNode;
  /** The id of the open row. */
  open: string | null;
  onOpen: (id: string | null) => void;
  onSelect: (quote: Quote) => void;
  /** Called when pointer, focus or reading enters a quote or leaves them all. */
  onLook: (looking: boolean) => void;
  /** The reason that a choice failed, shown beside the control that made it. */
  trouble: ReactNode;
}

/** Buys a quote whose row isn't shown yet. */
function BuyButton({ quote, isBusy, onPress }: { quote: Quote; isBusy: boolean; onPress: () => void }) {
  const text = useText();
  return (
    <Button variant="line" full busy={isBusy} onClick={onPress}>
      {text(fill(texts.buy, { carrier: quote.carrierName, amount: exactDollars(monthlyPremium(quote)) }))}
    </Button>
  );
}

function MoreButton({ count, onPress }: { count: number; onPress: () => void }) {
  const text = useText();
  return (
    <Button id={moreId} variant="line" full onClick={onPress}>
      {text(fill(texts.more, { count }))}
    </Button>
  );
}

function OrderSelect({ order, onChange }: { order: QuoteOrder; onChange: (order: QuoteOrder) => void }) {
  const text = useText();
  const options = quoteOrders.map((value) => ({ value, label: text(orderLabels[value]) }));
  return <QuietSelect id="quote-order" label={text(texts.sort)} value={order} options={options} onChange={onChange} />;
}

const units: readonly PriceUnit[] = ["month", "term"];

function UnitChoice({ unit, onChange }: { unit: PriceUnit; onChange: (unit: PriceUnit) => void }) {
  const text = useText();
  return <Segments id="price-unit" label={text(texts.unit)} value={unit} options={units.map((value) => ({ value, label: text(texts[value]) }))} onChange={onChange} />;
}

/** The quotes as rows. While the visitor looks at the list, each stays where it was last seen. */
export function QuoteList({ run, definitions, usual, choices, tray, open, onOpen, onSelect, onLook, trouble }: QuoteListProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const quotes = useValue(session.quotes.quotes);
  const asked = useValue(session.quotes.asked);
  const complete = useValue(session.quotes.complete);
  const picked = useValue(session.quotes.picked);
  const compared = useValue(session.quotes.compared);
  const selection = useValue(session.selection);
  const busy = useValue(runner.busy);
  const wire = useValue(session.line)?.wire;
  const list = useRef<HTMLDivElement>(null);
  const view = listViewOf(session);
  const { order, unit } = useValue(view);
  const { all, looked, looking, isInSight, handlers } = useLook({ list, quotes, under, onLook });
  const comparator = useMemo(() => comparatorOf(order, usual, definitions), [order, usual, definitions]);
  const { shown, unsorted } = useShownQuotes(quotes, isInSight ? [...looked, open] : [], comparator);

  const kept = [...all, open, selection?.quoteId ?? null];
  const { rows, hidden, isPrinting, showAll } = useFirstRows({ list, shown, kept, isSettled: complete && !looking });
  const sold = shown.slice(rows.length).find(({ quote }) => complete && isSold(session, quote))?.quote;

  /** On "Show more", everything above it counts as pointed at, because it must not move from under the pointer either. */
  function under({ target }: SyntheticEvent): string | null {
    if ((target as Element).closest(`#${moreId}`)) return rows.at(-1)?.quote.id ?? null;
    const row = (target as Element).closest("li[id]")?.id;
    return quotes.find(({ id }) => rowId(id) === row)?.id ?? null;
  }
  const toggle = (id: string): void => {
    onOpen(open === id ? null : id);
    // A row closed from its end gets the focus at its beginning.
    if (open === id) list.current?.querySelector<HTMLElement>(`#${rowId(id)} .name button`)?.focus();
  };

  const isPicked = ({ id }: Quote): boolean => picked?.quoteId === id;
  const isBusy = (quote: Quote): boolean => busy && isPicked(quote);
  const reorder = (chosen: QuoteOrder): void => {
    onOpen(null);
    view.value = { order: chosen, unit };
  };

  const amounts = new Set(wire === "LIFE" ? quotes.map(({ coverages }) => coverages.find(({ id }) => id === lifeAmount)?.value) : []);
  const among = { lowest: Math.min(...quotes.map(monthlyPremium)), isUsuallyFirm: isUsuallyFirm(quotes) };
  const isOnly = complete && quotes.length === 1;
  // While companies answer, the list is as long as it may become, so that nothing below it moves.
  const expected = Math.min(firstRows, asked || firstRows);
  const placeholders = complete || hidden > 0 ? 0 : Math.max(1, expected - shown.length);
  return (
    <div ref={list} {...handlers}>
      <Stack dense>
        {choices}
        {(shown.length > 0 || placeholders > 0) && (
          <div className={quoteRows} data-list="">
            <Answered
              run={run}
              unsorted={unsorted}
              comparable={!isOnly}
              unit={quotes.some(({ term }) => term > 1) && <UnitChoice unit={unit} onChange={(chosen) => (view.value = { order, unit: chosen })} />}
            >
              {shown.length > 1 && <OrderSelect order={order} onChange={reorder} />}
            </Answered>
            <SkipPast label={text(texts.skip)} end={text(texts.end)} rows={rows.length}>
              <GlidingRows
                order={`${rows.map(({ quote, badges }) => [quote.id, ...badges]).join()} ${placeholders} ${usual?.coverages.map(({ value }) => value)}`}
                still={isPrinting}
                done={[open, compared, selection?.quoteId, picked?.quoteId, busy, unit, order, isPrinting].join()}
              >
                {usual &&
                  rows.map((entry) => (
                    <QuoteItem
                      key={entry.quote.id}
                      {...entry}
                      usual={usual}
                      definitions={definitions}
                      open={open === entry.quote.id}
                      chosen={compared.includes(entry.quote.id)}
                      only={isOnly}
                      amountId={amounts.size > 1 ? lifeAmount : null}
                      isPrinting={isPrinting}
                      unit={unit}
                      {...among}
                      full={compared.length >= comparedAtMost}
                      selected={selection?.quoteId === entry.quote.id}
                      busy={isBusy(entry.quote)}
                      trouble={isPicked(entry.quote) && trouble}
                      onToggle={() => toggle(entry.quote.id)}
                      onChoose={(chosen) => (session.quotes.compared.value = withChosen(compared, entry.quote.id, chosen))}
                      onSelect={() => onSelect(entry.quote)}
                    />
                  ))}
                {/* The first ones give way to prices; the last ones stay where they are. */}
                {Array.from({ length: placeholders }, (_, index) => (
                  <QuoteSkeleton key={index - placeholders} />
                ))}
              </GlidingRows>
            </SkipPast>
          </div>
        )}
        {sold && <BuyButton quote={sold} isBusy={isBusy(sold)} onPress={() => onSelect(sold)} />}
        {sold && isPicked(sold) && trouble}
        {hidden > 0 && <MoreButton count={hidden} onPress={showAll} />}
        {tray || <CompareTray chosen={isOnly ? [] : compared.flatMap((id) => quotes.filter((quote) => quote.id === id))} />}
      </Stack>
    </div>
  );
}
