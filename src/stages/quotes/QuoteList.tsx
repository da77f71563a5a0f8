import { useEffect, useState } from "react";
import type { SyntheticEvent } from "react";
import type { Quote } from "../../api/contract/quote";
import { useRunner } from "../../form/runner";
import { stateField } from "../../session/entity/address";
import { useSession } from "../../session/context";
import { useLookup } from "../../session/lookup";
import { useValue } from "../../session/useValue";
import { QuoteSkeleton } from "../../ui/QuoteSkeleton";
import { Stack } from "../../ui/Stack";
import { OrderLine } from "./OrderLine";
import { cardId, QuoteItem } from "./QuoteItem";
import { useShownQuotes } from "./useShownQuotes";

const loadCoverages = () => import("../../api/contract/coverages").then((module) => module.listCoverages);

/** Places that are held while carriers think, so that the page doesn't grow from nothing. */
const leastCards = 3;

interface QuoteListProps {
  onSelect: (quote: Quote) => void;
  /** Pointer or focus came to a quote, or left them all. */
  onLook: (looking: boolean) => void;
}

/** The quotes, cheapest month first, each where the visitor last saw it while it is looked at. */
export function QuoteList({ onSelect, onLook }: QuoteListProps) {
  const session = useSession();
  const runner = useRunner();
  const quotes = useValue(session.quotes.quotes);
  const complete = useValue(session.quotes.complete);
  const picked = useValue(session.quotes.picked);
  const selection = useValue(session.selection);
  const busy = useValue(runner.busy);
  const line = useValue(session.line);
  const state = useValue(session.answers).get(stateField);
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const looking = pointed !== null || focused !== null;
  useEffect(() => onLook(looking), [looking, onLook]);
  const { shown, waiting } = useShownQuotes(quotes, [pointed, focused]);
  const definitions = useLookup(loadCoverages, line && state ? { query: { line: line.wire, state } } : null).value?.coverages ?? [];

  const under = ({ target }: SyntheticEvent): string | null => {
    const card = (target as Element).closest("li[id]")?.id;
    return quotes.find(({ id }) => cardId(id) === card)?.id ?? null;
  };
  const placeholders = complete ? 0 : Math.max(1, leastCards - shown.length);
  return (
    <div
      onPointerOver={(event) => setPointed(under(event))}
      onPointerLeave={() => setPointed(null)}
      onFocus={(event) => setFocused(under(event))}
      onBlur={() => setFocused(null)}
    >
      <Stack>
        {shown.length > 0 && <OrderLine waiting={waiting} />}
        <Stack as="ul">
          {shown.map((entry, index) => (
            <QuoteItem
              key={entry.quote.id}
              {...entry}
              definitions={definitions}
              first={index === 0}
              selected={selection?.quoteId === entry.quote.id}
              busy={busy && picked?.quoteId === entry.quote.id}
              onSelect={() => onSelect(entry.quote)}
            />
          ))}
          {Array.from({ length: placeholders }, (_, index) => (
            <QuoteSkeleton key={index} />
          ))}
        </Stack>
      </Stack>
    </div>
  );
}
