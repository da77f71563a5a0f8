import { useEffect, useRef, useState } from "react";
import type { SyntheticEvent } from "react";
import type { Quote } from "../../api/contract/quote";
import { useRunner } from "../../form/runner";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/Button";
import { QuoteSkeleton } from "../../ui/QuoteSkeleton";
import { Stack } from "../../ui/Stack";
import { OrderLine } from "./OrderLine";
import { cardId, QuoteItem } from "./QuoteItem";
import { useDefinitions } from "./useDefinitions";
import { usePointed } from "./usePointed";
import { useShownQuotes } from "./useShownQuotes";

const texts = phrases("quotes.list", { more: "Show {count} more" });

/** Places that are held while carriers think, so that the page doesn't grow from nothing. */
const leastCards = 3;
/** Cards before "Show more": eighteen of them make a page of thirteen screens on a phone. */
const firstCards = 6;
/** As high as the button that would show them, or nearly. */
const fewCards = 3;
const moreId = "more-quotes";

interface QuoteListProps {
  onSelect: (quote: Quote) => void;
  /** Pointer or focus came to a quote, or left them all. */
  onLook: (looking: boolean) => void;
}

/** The quotes, cheapest month first, each where the visitor last saw it while it is looked at. */
export function QuoteList({ onSelect, onLook }: QuoteListProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const quotes = useValue(session.quotes.quotes);
  const complete = useValue(session.quotes.complete);
  const picked = useValue(session.quotes.picked);
  const selection = useValue(session.selection);
  const busy = useValue(runner.busy);
  const list = useRef<HTMLDivElement>(null);
  const [pointed, pointing] = usePointed(under);
  const [focused, setFocused] = useState<string | null>(null);
  /** The card from which on "Show more" has shown the rest. Empty where a few didn't need it. */
  const [opened, setOpened] = useState<string | null>(null);
  const looking = pointed !== null || focused !== null;
  useEffect(() => onLook(looking), [looking, onLook]);
  const { shown, waiting } = useShownQuotes(quotes, [pointed, focused]);
  const definitions = useDefinitions();

  const placeOf = (id: string | null): number => shown.findIndex(({ quote }) => quote.id === id);
  // What is pointed at or chosen is never put away.
  const kept = Math.max(placeOf(pointed), placeOf(focused), placeOf(selection?.quoteId ?? null)) + 1;
  const cards = opened === null ? shown.slice(0, Math.max(firstCards, kept)) : shown;
  const hidden = shown.length - cards.length;

  /** On "Show more" everything above it is looked at: it must not move from under the pointer either. */
  function under({ target }: SyntheticEvent): string | null {
    if ((target as Element).closest(`#${moreId}`)) return cards.at(-1)?.quote.id ?? null;
    const card = (target as Element).closest("li[id]")?.id;
    return quotes.find(({ id }) => cardId(id) === card)?.id ?? null;
  }
  const needless = complete && !looking && hidden > 0 && hidden < fewCards;
  useEffect(() => {
    if (needless) setOpened("");
  }, [needless]);
  // The button is gone with the press; reading goes on where it stood.
  useEffect(() => {
    if (opened) list.current?.querySelector<HTMLElement>(`#${cardId(opened)} h2`)?.focus({ preventScroll: true });
  }, [opened]);

  const placeholders = complete || hidden > 0 ? 0 : Math.max(1, leastCards - shown.length);
  return (
    <div
      ref={list}
      {...pointing}
      onFocus={(event) => setFocused(event.target.matches(":focus-visible") ? under(event) : null)}
      onBlur={() => setFocused(null)}
    >
      <Stack>
        {shown.length > 0 && <OrderLine waiting={waiting} />}
        <Stack as="ul">
          {cards.map((entry, index) => (
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
        {hidden > 0 && (
          <Button id={moreId} variant="line" full onClick={() => setOpened(shown[cards.length]?.quote.id ?? null)}>
            {text(fill(texts.more, { count: hidden }))}
          </Button>
        )}
      </Stack>
    </div>
  );
}
