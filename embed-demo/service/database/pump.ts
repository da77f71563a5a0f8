/**
 * Runs `work` for each request, never twice at a time: requests made while it runs share one more run. Never throws; `onError`
 * receives the rejections of `work`.
 */
export function createPump(work: () => Promise<void>, onError: (error: unknown) => void) {
  let isWished = false;
  let isStopped = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (isWished && !isStopped) {
      isWished = false;
      await work();
    }
  }

  return {
    wish(): void {
      if (isStopped) return;
      isWished = true;
      running ??= run()
        .catch(onError)
        .finally(() => {
          running = null;
        });
    },
    /** Accepts no further request. Resolves when the current run is over. */
    async stop(): Promise<void> {
      isStopped = true;
      await running;
    },
  };
}
