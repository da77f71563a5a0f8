import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { usePrinting } from "../../../ui/behavior/usePrinting";
import { rowId } from "../QuoteItem";
import type { ShownQuote } from "./useShownQuotes";

/** Rows before "Show more": two screens of a phone. */
export const firstRows = 10;
/** The button that would show so few rows takes up almost as much height. */
const fewRows = 3;

interface FirstRowsOptions {
  list: RefObject<HTMLElement | null>;
  shown: readonly ShownQuote[];
  /** Quotes that are looked at, open or selected, which are never hidden. */
  kept: readonly (string | null)[];
  /** True once nothing that comes or is looked at can change the number of rows. */
  isSettled: boolean;
}

/** The first rows of the list, or all of them once the visitor has asked for more or prints. */
export function useFirstRows({ list, shown, kept, isSettled }: FirstRowsOptions) {
  /** The first row that "Show more" added. Empty if the last few rows were shown without it. */
  const [opened, setOpened] = useState<string | null>(null);
  const isPrinting = usePrinting();
  const least = Math.max(...kept.map((id) => shown.findIndex(({ quote }) => quote.id === id))) + 1;
  const rows = opened === null && !isPrinting ? shown.slice(0, Math.max(firstRows, least)) : shown;
  const hidden = shown.length - rows.length;
  const needless = isSettled && hidden > 0 && hidden < fewRows;
  useEffect(() => {
    if (needless) setOpened("");
  }, [needless]);
  // The press removes the button, so the focus moves to the first row that it added.
  useEffect(() => {
    if (opened) list.current?.querySelector<HTMLElement>(`#${rowId(opened)} .name button`)?.focus({ preventScroll: true });
  }, [opened, list]);
  return { rows, hidden, isPrinting, showAll: () => setOpened(shown[rows.length]?.quote.id ?? null) };
}
