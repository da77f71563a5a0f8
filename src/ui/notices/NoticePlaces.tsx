import type { ReactNode } from "react";
import { createContext, useContext, useMemo, useState } from "react";

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

export const useNoticePlaces = (): Places | null => useContext(PlacesContext);

/** What the head of every page shows, and the end of a page without a place below a button. */
export function usePageNotices(): { readonly above: ReactNode; readonly below: ReactNode } {
  const places = useNoticePlaces();
  return { above: places?.above, below: places?.last === undefined ? places?.near : null };
}
