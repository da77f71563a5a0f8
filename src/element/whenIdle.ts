/** Milliseconds after which it continues anyway. */
const patience = 200;

/** Resolves when the page has nothing more urgent to do, so that each part of our start-up is a task of its own. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve);
  });
