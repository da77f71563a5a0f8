/**
 * Runs `work` for each request, never twice at a time: requests made while it runs share one more run. Never throws; `onError`
 * receives the rejections of `work`.
 */
export function createPump(work: () => Promise<void>, onError: (error: unknown) => void) {
  let isWished = false;
  let isRunning = false;
  let isStopped = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    isRunning = true;
    while (isWished && !isStopped) {
      isWished = false;
      try {
        await work();
      } catch (error) {
        onError(error);
      }
    }
    // Told in the same tick as the loop's last look: a request in between would wait for the next one.
    isRunning = false;
  }

  return {
    wish(): void {
      if (isStopped) return;
      isWished = true;
      if (!isRunning) running = run();
    },
    /** Accepts no further request. Resolves when the current run is over. */
    async stop(): Promise<void> {
      isStopped = true;
      await running;
    },
  };
}
