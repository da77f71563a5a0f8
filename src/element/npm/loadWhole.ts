import type * as Whole from "./whole";

/** Milliseconds between a failed attempt and the second one. */
const pause = 1_000;

let coming: Promise<void> | undefined;
let arrived: typeof Whole | undefined;

/** Returns the widget itself if it is loaded. */
export const wholeAtHand = (): typeof Whole | undefined => arrived;

/**
 * Loads the widget itself, once for all elements of a page. Retried once; rejects if that fails too, and the next call tries
 * again.
 */
export function loadWhole(): Promise<void> {
  const attempt = () => import("./whole");
  return (coming ??= attempt()
    .catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(attempt))
    .then(
      (whole) => void (arrived = whole),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ));
}
