import { setTimeout as pause } from "node:timers/promises";
import type { RatingResult } from "../service/database/tables/rating";
import { simulatedAnswer } from "./simulatedAnswer";

type Asked = Parameters<typeof simulatedAnswer>;

/** Milliseconds for which an answer is repeated. */
const kept = 600_000;

/**
 * A company's answers by idempotency key, in memory: a key is rated once, and a repeated one gets the first answer, when that is due. A
 * restart forgets them, and rates the same again.
 */
export function createAnswerBook(speed: number) {
  const byKey = new Map<string, { readonly answer: Promise<RatingResult>; calls: number }>();
  return {
    /** The answer to a key, and the number of calls with it so far. */
    ask(key: string, ...asked: Asked): { readonly answer: Promise<RatingResult>; readonly calls: number } {
      const entry = byKey.get(key) ?? { answer: rate(key, asked), calls: 0 };
      entry.calls += 1;
      byKey.set(key, entry);
      return entry;
    },
  };

  async function rate(key: string, asked: Asked): Promise<RatingResult> {
    const { afterMs, answer } = simulatedAnswer(...asked);
    await pause(afterMs / speed, undefined, { ref: false });
    setTimeout(() => byKey.delete(key), kept).unref();
    return answer();
  }
}
