import { useEffect, useEffectEvent, useState } from "react";
import type { FocusEvent, RefObject, SyntheticEvent } from "react";
import type { Quote } from "../../../api/contract/quote";
import { rowId } from "../QuoteItem";
import { usePointed } from "./usePointed";
import { useReading } from "./useReading";

interface LookOptions {
  list: RefObject<HTMLElement | null>;
  quotes: readonly Quote[];
  /** Returns the id of the quote under an event. */
  under: (event: SyntheticEvent) => string | null;
  /** Called when pointer, focus or reading enters a quote or leaves them all. */
  onLook: (looking: boolean) => void;
}

/** The quotes at which the visitor looks, by pointer, focus or reading, and the list's handlers that find them. */
export function useLook({ list, quotes, under, onLook }: LookOptions) {
  const [pointed, pointing] = usePointed(under);
  const [focused, setFocused] = useState<string | null>(null);
  const { row, isInSight } = useReading(list);
  const reading = quotes.find(({ id }) => rowId(id) === row)?.id ?? null;
  const all = [pointed, focused, reading];
  /** The quotes that keep their place, as does everything above them. Empty while no part of the list is in the window. */
  const looked = isInSight ? all.filter((id) => quotes.some((quote) => quote.id === id)) : [];
  const looking = looked.length > 0;
  useEffect(() => onLook(looking), [looking, onLook]);
  // A row that was pointed at or focused disappeared with the earlier prices, without an event.
  const isEmpty = quotes.length === 0;
  const { onPointerLeave: unpoint } = pointing;
  const forget = useEffectEvent(() => {
    setFocused(null);
    unpoint();
  });
  useEffect(() => {
    if (isEmpty) forget();
  }, [isEmpty]);
  const handlers = {
    ...pointing,
    onFocus: (event: FocusEvent): void => setFocused(event.target.matches(":focus-visible") ? under(event) : null),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent): void => {
      // Between two quotes nothing may sort: the list would render without focus before the next one has it.
      if (!currentTarget.contains(relatedTarget)) setFocused(null);
    },
  };
  return { all, looked, looking, isInSight, handlers };
}
