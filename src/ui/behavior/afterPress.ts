const ends = ["mouseup", "dragend", "pointercancel", "blur"];

/**
 * Runs it when the pointer that is down has been released and its click has gone where it was aimed; at once where none is
 * down. What a field shows or hides as it is left would else move what is being pressed from under the pointer.
 */
export function afterPress(run: () => void): void {
  if (!document.documentElement.matches(":active")) return run();
  const release = (): void => {
    for (const end of ends) removeEventListener(end, release);
    // The click belongs to the same task.
    setTimeout(run);
  };
  for (const end of ends) addEventListener(end, release);
}
