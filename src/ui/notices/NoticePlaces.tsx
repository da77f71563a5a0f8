import type { ReactNode } from "react";
import { createContext, useContext, useLayoutEffect, useMemo, useState } from "react";

interface Places {
  /** About what was pressed: stands below the button. */
  readonly near: ReactNode;
  /** About the visit: stands above the question. */
  readonly above: ReactNode;
  /** The place below a button that came up last: a dialog's goes before the page's. */
  readonly last: object | undefined;
  readonly take: (place: object) => () => void;
}

const PlacesContext = createContext<Places | null>(null);

/** Hands notices to the places of the screen that is shown. Without it, as in a page that is rendered ahead, there are none. */
export function NoticePlaces({ near, above, children }: Pick<Places, "near" | "above"> & { children: ReactNode }) {
  const [taken, setTaken] = useState<readonly object[]>([]);
  const last = taken.at(-1);
  const take = useMemo(
    () => (place: object) => {
      setTaken((before) => [...before, place]);
      return () => setTaken((before) => before.filter((other) => other !== place));
    },
    [],
  );
  const places = useMemo(() => ({ near, above, last, take }), [near, above, last, take]);
  return <PlacesContext value={places}>{children}</PlacesContext>;
}

/** The place below a button. */
export function NoticesNear() {
  const [place] = useState({});
  const places = useContext(PlacesContext);
  const take = places?.take;
  useLayoutEffect(() => take?.(place), [take, place]);
  return places?.last === place ? places.near : null;
}

/** The end of a page that has no such place. */
export function NoticesBelow() {
  const places = useContext(PlacesContext);
  return places && places.last === undefined ? places.near : null;
}

/** The head of every page. */
export const NoticesAbove = () => useContext(PlacesContext)?.above ?? null;
