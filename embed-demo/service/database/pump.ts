/**
 * Runs `work` once for each wish, never twice at a time: wishes that come while it runs are granted together by one more run.
 * Never throws; `onError` is told what `work` rejects with.
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
    /** Takes no further wish. Resolves when the run under way is over. */
    async stop(): Promise<void> {
      isStopped = true;
      await running;
    },
  };
}
