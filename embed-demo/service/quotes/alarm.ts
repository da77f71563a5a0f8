/** Calls `ring` once at the earliest of the times that it was asked for, in milliseconds by `performance.now()`. */
export function createAlarm(ring: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  /** Asks for a call by the time, and returns the time of the next one. */
  return (time: number): number => {
    if (time < dueAt) {
      clearTimeout(timer);
      dueAt = time;
      timer = setTimeout(() => {
        dueAt = Infinity;
        ring();
      }, time - performance.now());
    }
    return dueAt;
  };
}
