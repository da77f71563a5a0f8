import { setTimeout as pause } from "node:timers/promises";

const patience = 90_000;

/** Polls until `ask` returns a value. Rejects on timeout with a message that names `what`. */
export async function until<Value>(what: string, ask: () => Promise<Value | null | undefined>, every: number): Promise<Value> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await pause(every);
  }
}
