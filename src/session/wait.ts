/** Resolves after so many milliseconds, or as soon as it is aborted. Leaves no listener on a signal that many waits share. */
export const wait = (milliseconds: number, abort: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      abort.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    if (abort.aborted) done();
    else abort.addEventListener("abort", done);
  });
