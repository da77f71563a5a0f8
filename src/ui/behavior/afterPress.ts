const ends = ["mouseup", "dragend", "pointercancel", "blur"];

/**
 * Runs a function once the pressed pointer is released and its click was delivered; at once if none is pressed. Otherwise a
 * field that shows or hides something on blur would move the press's target from under the pointer.
 */
export function afterPress(run: () => void): void {
  if (!document.documentElement.matches(":active")) return run();
  const release = (): void => {
    for (const end of ends) removeEventListener(end, release);
    // The click is dispatched in the same task.
    setTimeout(run);
  };
  for (const end of ends) addEventListener(end, release);
}
