import { useRef, useState } from "react";
import type { TouchEvent } from "react";
import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import { monthlyPremium } from "../../../business/quoteOrder";
import { StepFrame } from "../../../form/StepFrame";
import { useRunner } from "../../../form/runner";
import { exactDollars } from "../../../kernel/money";
import { fill, phrases, worded } from "../../../kernel/phrase";
import { useSession, useText } from "../../../session/context";
import { useValue } from "../../../session/useValue";
import { Button } from "../../../ui/buttons/Button";
import { Certainty } from "../../../ui/quotes/Certainty";
import { Checkbox } from "../../../ui/fields/Checkbox";
import { Choice } from "../../../ui/choices/Choice";
import { CompareTable } from "../../../ui/quotes/CompareTable";
import { Links } from "../../../ui/layout/Links";
import { NarrowOnly } from "../../../ui/layout/NarrowOnly";
import { Price } from "../../../ui/quotes/Price";
import { Stack } from "../../../ui/layout/Stack";
import { Toolbar } from "../../../ui/layout/Toolbar";
import { usePrinting } from "../../../ui/behavior/usePrinting";
import { fine } from "../../../ui/styles/text";
import { compareRows, compareViews, type CompareView } from "./compareRows";
import { currentPolicy } from "../../../session/fields/currentPolicy";
import { companyFault, priceOf } from "./currentPolicy";
import { PolicyForm } from "./PolicyForm";

const texts = phrases("compare", {
  title: "Compare quotes",
  lede: "Higher limits protect you more. Lower deductibles cost you less after a claim.",
  view: "Show",
  coverages: "Coverages",
  deductibles: "Deductibles",
  differences: "Differences only",
  hidden: { one: "{count} row that matches is hidden.", other: "{count} rows that match are hidden." },
  none: "No differences here.",
  beside: "Compare with",
  caption: "{count} quotes side by side",
  own: "Your current policy",
  perMonth: "/mo",
  price: "{amount} a month",
  whole: "Total price",
  total: "{amount} for {months} months",
  monthly: "Billed every month",
  firm: "Firm price",
  estimate: "Estimate",
  select: "Select",
  selectOf: "Select {carrier}",
  rating: "Claims rating, out of 5",
  not: "Not included",
  untold: "Not given",
  back: "Back to all quotes",
  print: "Print this page",
});

/** The pixels a finger has to move sideways to show the next quote. */
const swipe = 48;

interface CompareScreenProps {
  /** Two to five quotes. */
  quotes: readonly Quote[];
  definitions: readonly Coverage[];
  busyWith: string | null;
  onSelect: (quote: Quote) => void;
}

function MonthlyPrice({ amount }: { amount: number }) {
  const text = useText();
  return <Price amount={amount} per={text(texts.perMonth)} label={text(fill(texts.price, { amount: exactDollars(amount) }))} small />;
}

/** The head of the visitor's own policy. Without a company, its column is already called so. */
function OwnHead({ price, company }: { price: number; company: string }) {
  const text = useText();
  return (
    <>
      <MonthlyPrice amount={price} />
      {company && <p className={fine}>{text(texts.own)}</p>}
    </>
  );
}

function QuoteHead({ quote, isFirst, isBusy, onSelect }: { quote: Quote; isFirst: boolean; isBusy: boolean; onSelect: () => void }) {
  const text = useText();
  return (
    <>
      <MonthlyPrice amount={monthlyPremium(quote)} />
      <Button variant={isFirst ? "main" : "line"} small full busy={isBusy} label={text(fill(texts.selectOf, { carrier: quote.carrierName }))} onClick={onSelect}>
        {text(texts.select)}
      </Button>
    </>
  );
}

/** The price of the policy's term, and whether it is firm. */
function WholePrice({ quote: { premium, term, isBindable } }: { quote: Quote }) {
  const text = useText();
  return (
    <>
      <p>{text(term === 1 ? texts.monthly : fill(texts.total, { amount: exactDollars(premium), months: term }))}</p>
      <Certainty firm={isBindable} label={text(isBindable ? texts.firm : texts.estimate)} />
    </>
  );
}

function ViewChoice({ view, onChange }: { view: CompareView; onChange: (view: CompareView) => void }) {
  const text = useText();
  return (
    <Choice<CompareView>
      id="compare-view"
      label={text(texts.view)}
      hideLabel
      value={view}
      options={compareViews.map((value) => ({ value, label: text(texts[value]) }))}
      onChange={onChange}
    />
  );
}

/** The selected quotes side by side, next to the visitor's current policy. Paper has all rows. */
export function CompareScreen({ quotes, definitions, busyWith, onSelect }: CompareScreenProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const draft = session.draft(currentPolicy);
  const told = useValue(draft);
  const policy = priceOf(told) === null ? null : told;
  const company = companyFault(told) ? "" : told.company;
  const [view, setView] = useState<CompareView>("coverages");
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  // A narrow host has room for two: the first stays, and this id is the one shown beside it.
  const [besideId, setBesideId] = useState<string | null>(null);
  const touch = useRef<number | null>(null);

  const changing = policy ? quotes : quotes.slice(1);
  const beside = changing.find(({ id }) => id === besideId) ?? changing[0];
  const isPrinting = usePrinting();
  const rows = (isPrinting ? compareViews : [view]).flatMap((one) => compareRows(quotes, policy, definitions, one));
  const shown = onlyDifferences && !isPrinting ? rows.filter(({ differs }) => differs) : rows;
  const hidden = rows.length - shown.length;

  const onTouchEnd = ({ changedTouches }: TouchEvent): void => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touch.current ?? Infinity);
    if (!beside || !Number.isFinite(moved) || Math.abs(moved) < swipe) return;
    const next = changing[changing.indexOf(beside) + (moved < 0 ? 1 : -1)];
    if (next) setBesideId(next.id);
  };
  return (
    <StepFrame layout="wide" title={texts.title} lede={texts.lede}>
      <Stack>
        <Toolbar>
          <ViewChoice view={view} onChange={setView} />
          <div>
            <Checkbox id="differences-only" label={text(texts.differences)} checked={onlyDifferences} onChange={setOnlyDifferences} />
            <p className={fine} role="status">
              {onlyDifferences && text(shown.length === 0 ? texts.none : fill(texts.hidden, { count: hidden }))}
            </p>
          </div>
        </Toolbar>
        {changing.length > 1 && (
          <div className="unprinted">
            <NarrowOnly>
              <Choice
                id="compare-beside"
                label={text(texts.beside)}
                value={beside?.id ?? ""}
                options={changing.map(({ id, carrierName }) => ({ value: id, label: carrierName }))}
                onChange={setBesideId}
              />
            </NarrowOnly>
          </div>
        )}
        <div onTouchStart={({ touches }) => (touch.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null)} onTouchEnd={onTouchEnd}>
          <CompareTable
            caption={text(fill(texts.caption, { count: quotes.length }))}
            columns={[
              ...(policy
                ? [
                    {
                      key: "own",
                      name: company || text(texts.own),
                      own: true,
                      shown: true,
                      head: <OwnHead price={priceOf(policy) ?? 0} company={company} />,
                    },
                  ]
                : []),
              ...quotes.map((quote, index) => ({
                key: quote.id,
                name: quote.carrierName,
                shown: quote === beside || (!policy && index === 0),
                head: <QuoteHead quote={quote} isFirst={index === 0} isBusy={busyWith === quote.id} onSelect={() => onSelect(quote)} />,
              })),
            ]}
            rows={[
              {
                id: "PRICE",
                label: text(texts.whole),
                cells: [
                  ...(policy ? [{ value: text(texts.untold) }] : []),
                  ...quotes.map((quote) => ({ value: <WholePrice quote={quote} /> })),
                ],
              },
              ...shown.map(({ id, coverage, fact, cells }) => ({
                id,
                label: coverage ? coverage.label : text(fact ? fact.label : texts.rating),
                ...(coverage && { help: [coverage.description, coverage.tooltip].filter(Boolean).join(" ") }),
                ...(fact && { help: text(fact.help) }),
                cells: cells.map(({ value, verdict }, index) => ({
                  value: text(value ? worded(value) : fact || (policy && index === 0) ? texts.untold : texts.not),
                  verdict: verdict ? { ...verdict, text: text(verdict.text) } : undefined,
                })),
              })),
            ]}
          />
        </div>
        <div className="unprinted">
          <PolicyForm definitions={definitions} policy={told} onChange={(changed) => (draft.value = changed)} />
        </div>
        <Links>
          <Button variant="link" onClick={() => runner.closeSubroute()}>
            {text(texts.back)}
          </Button>
          <Button variant="link" onClick={() => window.print()}>
            {text(texts.print)}
          </Button>
        </Links>
      </Stack>
    </StepFrame>
  );
}
