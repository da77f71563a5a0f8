import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { ScreenBoundary } from "../app/ScreenBoundary";

/**
 * The session that is mounted in one shadow root. r2wc passes only the container to its root component, which uses it to
 * find the session.
 */
export interface Mounted {
  readonly view: ReactNode;
  /** Called when the first commit is in the DOM. */
  onShown(): void;
  /** Called when rendering has failed permanently, so that the element takes over. */
  onCrash(error: unknown): void;
}

const mounted = new WeakMap<object, Mounted>();

export const setMounted = (container: ShadowRoot, what: Mounted): void => void mounted.set(container, what);

/**
 * The root component. It catches render errors before they reach the host's `window.onerror`. The first screen renders as a
 * transition, a few milliseconds at a time, so that the page and typing into a painted screen stay responsive.
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
