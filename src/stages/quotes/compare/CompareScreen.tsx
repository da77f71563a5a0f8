import { useRef } from "react";
import type { ReactNode } from "react";
import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import { StepFrame } from "../../../form/StepFrame";
import { useRunner } from "../../../form/runner";
import { fill, phrases } from "../../../kernel/phrase";
import { useSession, useText } from "../../../session/context";
import { currentPolicy } from "../../../session/fields/currentPolicy";
import { useValue } from "../../../session/useValue";
import { useIsWide } from "../../../ui/behavior/useIsWide";
import { usePrinting } from "../../../ui/behavior/usePrinting";
import { Button } from "../../../ui/buttons/Button";
import { CompareTable } from "../../../ui/quotes/CompareTable";
import { QuietSelect } from "../../../ui/quotes/QuietSelect";
import { Links } from "../../../ui/layout/Links";
import { Stack } from "../../../ui/layout/Stack";
import { wideProbe } from "../../../ui/layout/wideProbe";
import { help } from "../../../ui/styles/text";
import { certaintyOf } from "../terms/certainty";
import { nextStep } from "../terms/nextStep";
import { companyFault, priceOf } from "./currentPolicy";
import { PolicyForm } from "./PolicyForm";
import { useColumns } from "./useColumns";
import { useGroups } from "./useGroups";
import { useHeads } from "./useHeads";

const texts = phrases("compare", {
  title: "Compare {count} quotes",
  column: "Company in column {number}",
  caption: "{count} policies side by side",
  own: "Your current policy",
  after: "After you select {carrier}: {next}",
  next: "After you select: {next}",
  back: "Back to all quotes",
  print: "Print this page",
});

/** The key of the column for the visitor's own policy. */
const ownKey = "own";

interface CompareScreenProps {
  /** Two to five quotes. */
  quotes: readonly Quote[];
  definitions: readonly Coverage[];
  busyWith: string | null;
  onSelect: (quote: Quote) => void;
  /** The reason that a selection failed. */
  trouble: ReactNode;
}

/** Says what follows a selection, once if it is the same for all. */
function Following({ quotes }: { quotes: readonly Quote[] }) {
  const session = useSession();
  const text = useText();
  const steps = quotes.map((quote) => ({ carrier: quote.carrierName, next: nextStep(session, quote) }));
  const isSame = new Set(steps.map(({ next }) => next.key)).size === 1;
  return (
    <div className={help}>
      {(isSame ? steps.slice(0, 1) : steps).map((step) => (
        <p key={step.carrier}>{text(fill(isSame ? texts.next : texts.after, step))}</p>
      ))}
    </div>
  );
}

/** The selected quotes side by side, next to the visitor's current policy. Narrow hosts show two of them, paper has all rows. */
export function CompareScreen({ quotes, definitions, busyWith, onSelect, trouble }: CompareScreenProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const draft = session.draft(currentPolicy);
  const told = useValue(draft);
  const ownPrice = priceOf(told);
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame);
  const isPrinting = usePrinting();
  const isWhole = isWide || isPrinting;
  const options = [
    ...(ownPrice === null ? [] : [{ value: ownKey, label: (companyFault(told) ? "" : told.company) || text(texts.own) }]),
    ...quotes.map(({ id, carrierName }) => ({ value: id, label: carrierName })),
  ];
  const { shown, choose, touching } = useColumns(options.map(({ value }) => value), isWhole);
  const isOwnShown = shown.includes(ownKey);
  // The visitor's own policy is always the first column of the rows.
  const keys = [...shown.filter((key) => key === ownKey), ...shown.filter((key) => key !== ownKey)];
  const columns = keys.flatMap((key) => quotes.filter(({ id }) => id === key));
  const heads = useHeads({ quotes, own: ownPrice, first: columns[0], busyWith, onSelect });
  const rows = useGroups({
    quotes: columns,
    policy: isOwnShown ? told : null,
    definitions,
    folds: isPrinting ? "never" : isWide ? "table" : "group",
  });
  return (
    <StepFrame layout="wide" title={fill(texts.title, { count: quotes.length })} lede={certaintyOf(quotes)}>
      <Stack>
        <div ref={frame} className={wideProbe} {...touching}>
          <CompareTable
            caption={text(fill(texts.caption, { count: keys.length }))}
            columns={keys.map((key) => {
              const at = shown.indexOf(key);
              const quote = columns.find(({ id }) => id === key);
              const name = options.find(({ value }) => value === key)?.label ?? "";
              return {
                key,
                own: key === ownKey,
                name:
                  shown.length === options.length ? (
                    name
                  ) : (
                    <QuietSelect
                      id={`compare-${at + 1}`}
                      label={text(fill(texts.column, { number: at + 1 }))}
                      value={key}
                      options={options}
                      onChange={(next) => choose(at, next)}
                      inText
                    />
                  ),
                ...(quote ? heads.of(quote) : heads.ofOwn(ownPrice ?? 0)),
              };
            })}
            {...rows}
          />
        </div>
        {trouble}
        <Following quotes={columns} />
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
