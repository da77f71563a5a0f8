import { useMemo, useState } from "react";
import type { Quote } from "../../../api/contract/quote";
import type { Badge } from "../../../business/badges";
import { badgesOf } from "../../../business/badges";
import { arrange, unsortedIn } from "./arrange";

interface Shown {
  readonly order: readonly string[];
  readonly badges: Readonly<Record<string, readonly Badge[]>>;
}

export interface ShownQuote {
  readonly quote: Quote;
  readonly badges: readonly Badge[];
  /** Badges that another quote has taken over: they keep their room but aren't shown. */
  readonly spent: readonly Badge[];
}

const nothing: Shown = { order: [], badges: {} };

/**
 * The quotes in screen order. While one is looked at, it and those above it keep place and badges, so that nothing moves under the
 * pointer; `unsorted` counts those shown below one they belong above.
 */
export function useShownQuotes(
  quotes: readonly Quote[],
  anchors: readonly (string | null)[],
  compare: (a: Quote, b: Quote) => number,
): { shown: readonly ShownQuote[]; unsorted: number } {
  const [before, setBefore] = useState(nothing);
  const sorted = useMemo(() => [...quotes].sort(compare), [quotes, compare]);
  const badges = useMemo(() => badgesOf(sorted), [sorted]);
  const ids = sorted.map(({ id }) => id);
  const anchor = before.order.findLast((id) => anchors.includes(id)) ?? null;

  const order = arrange(before.order, ids, anchor);
  const still = anchor === null ? [] : order.slice(0, order.indexOf(anchor) + 1);
  const worn = Object.fromEntries(order.map((id) => [id, (still.includes(id) && before.badges[id]) || (badges.get(id) ?? [])]));
  // Compares strings, because hashing takes too long while prices come in.
  if (String(order) !== String(before.order) || order.some((id) => String(worn[id]) !== String(before.badges[id]))) {
    setBefore({ order, badges: worn });
  }
  return {
    shown: order.flatMap((id) => {
      const quote = sorted.find((candidate) => candidate.id === id);
      const wears = worn[id] ?? [];
      const spent = wears.filter((badge) => !badges.get(id)?.includes(badge));
      return quote ? [{ quote, badges: wears, spent }] : [];
    }),
    unsorted: unsortedIn(order, ids),
  };
}
