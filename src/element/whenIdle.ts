/** Milliseconds after which it goes on all the same. */
const patience = 200;

/** Resolves when the page has nothing more urgent to do: each piece of our own start is a task of its own. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve);
  });
