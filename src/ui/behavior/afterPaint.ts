/** Milliseconds after which it happens without a paint, as in a hidden tab. */
const unpainted = 100;

/** Runs a function once, after the next paint, so that it holds up no screen. */
export function afterPaint(run: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) run();
    isDone = true;
  };
  // A frame's callbacks run before its paint, a timer that they set after it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, unpainted);
}
