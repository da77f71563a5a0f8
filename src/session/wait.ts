/** Resolves after so many milliseconds, or as soon as it is aborted. */
export const wait = (milliseconds: number, abort: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    abort.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
