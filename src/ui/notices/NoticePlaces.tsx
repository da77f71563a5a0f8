import type { ReactNode } from "react";
import { createContext, useContext, useMemo, useState } from "react";

interface Places {
  /** Notices about a press, shown below the button. */
  readonly near: ReactNode;
  /** Notices about the visit, shown above the question. */
  readonly above: ReactNode;
  /** The place below a button that was mounted last: a dialog's takes precedence over the page's. */
  readonly last: object | undefined;
  readonly take: (place: object) => () => void;
}

const PlacesContext = createContext<Places | null>(null);

/** Passes notices to their places on the current screen. Without it, as on a prerendered page, there are none. */
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

/** Returns the notices for the head of every page, and those for the end of a page without a place below a button. */
export function usePageNotices(): { readonly above: ReactNode; readonly below: ReactNode } {
  const places = useNoticePlaces();
  return { above: places?.above, below: places?.last === undefined ? places?.near : null };
}
