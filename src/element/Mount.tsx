import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { ScreenBoundary } from "../app/ScreenBoundary";

/** The session that is mounted in one shadow root. r2wc hands its root component nothing but the container, so this is looked up by it. */
export interface Mounted {
  readonly view: ReactNode;
  /** The first commit is in the DOM. */
  onShown(): void;
  /** Rendering failed for good: the element takes over. */
  onCrash(error: unknown): void;
}

const mounted = new WeakMap<object, Mounted>();

export const setMounted = (container: ShadowRoot, what: Mounted): void => void mounted.set(container, what);

/**
 * The root component. An error in a render ends here and not in the host's `window.onerror`. The first screen renders as a
 * transition, a few milliseconds at a time: the page, and what is being typed into a screen that was painted before, go on.
 */
export function Mount({ container }: { container?: object }): ReactNode {
  const what = container && mounted.get(container);
  const [isBegun, setBegun] = useState(false);
  useEffect(() => startTransition(() => setBegun(true)), []);
  return what && isBegun ? (
    <ScreenBoundary onCrash={what.onCrash}>
      <Shown onShown={what.onShown}>{what.view}</Shown>
    </ScreenBoundary>
  ) : null;
}

function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(onShown, [onShown]);
  return children;
}
