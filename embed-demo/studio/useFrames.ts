import { useEffect, useRef, useState, type RefObject } from "react";

interface Page {
  /** Its address, and the version of the draft. */
  readonly shown: string;
  readonly address: string;
  /** The screen and how it is looked at, in whichever version. */
  readonly look: string;
  /** One of two names of a session: the pages beside each other share the tab's storage, and each would write over the other's. */
  readonly slot: 0 | 1;
}

interface Frames {
  /** The page that is looked at last; the one before it, if there is one, covers it while it loads. */
  readonly pages: readonly Page[];
  /** True once the last page has its screen, or has said that it couldn't get there. */
  readonly isReady: boolean;
  /** Called by a page that doesn't say by itself that it is there. */
  readonly settle: () => void;
}

/** Milliseconds for which the page before is shown instead. A screen that actions lead to may wait for companies: that is watched. */
const held = { ofActions: 3_000, other: 30_000 };

/** The pages in the preview. An edit keeps the page before it until its own is there: an empty frame after each would flicker. */
export function useFrames(frame: RefObject<HTMLIFrameElement | null>, shown: string, address: string, look: string, hasActions: boolean): Frames {
  const [front, setFront] = useState<Page | null>(null);
  const [ready, setReady] = useState("");
  const slot = front === null ? 0 : front.shown === shown ? front.slot : front.slot === 0 ? 1 : 0;
  const page: Page = { shown, address, look, slot };
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });
  const settle = (): void => {
    setReady(latest.current.shown);
    setFront(latest.current);
  };
  useEffect(() => {
    const listen = ({ source }: MessageEvent): void => {
      if (source === frame.current?.contentWindow) settle();
    };
    addEventListener("message", listen);
    const late = setTimeout(() => setFront(latest.current), hasActions ? held.ofActions : held.other);
    return () => {
      removeEventListener("message", listen);
      clearTimeout(late);
    };
  }, [frame, shown, hasActions]);
  const isHeld = front !== null && front.shown !== shown && front.look === look;
  return { pages: isHeld ? [front, page] : [page], isReady: ready === shown, settle };
}
