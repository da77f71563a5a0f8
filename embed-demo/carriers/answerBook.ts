import { setTimeout as pause } from "node:timers/promises";
import type { RatingResult } from "../service/database/tables/rating";
import { simulatedAnswer } from "./simulatedAnswer";

type Asked = Parameters<typeof simulatedAnswer>;

interface Entry {
  readonly result: Promise<RatingResult>;
  /** The calls with the key so far. */
  calls: number;
  /** True once the answer is known. */
  isDone: boolean;
  /** The addresses that are called back with the answer. */
  readonly callbackUrls: Set<string>;
}

/** Milliseconds for which an answer is repeated. */
const kept = 600_000;

/**
 * The companies' answers by idempotency key, in memory: a key is rated once, and a repeated one gets the first answer, when that is due.
 * A restart forgets them, and rates the same again. Speed is the factor by which companies answer faster.
 */
export function createAnswerBook(speed: number) {
  const byKey = new Map<string, Entry>();
  const ratings = new Map<string, number>();
  return {
    ask(key: string, ...asked: Asked): Entry {
      const entry = byKey.get(key) ?? open(key, asked);
      entry.calls += 1;
      return entry;
    },
    /** How often each key was rated. A company may charge for each time. */
    ratings: (): ReadonlyMap<string, number> => ratings,
  };

  function open(key: string, asked: Asked): Entry {
    ratings.set(key, (ratings.get(key) ?? 0) + 1);
    const entry: Entry = { result: rate(asked), calls: 0, isDone: false, callbackUrls: new Set() };
    byKey.set(key, entry);
    void entry.result.then(() => {
      entry.isDone = true;
      setTimeout(() => {
        byKey.delete(key);
        ratings.delete(key);
      }, kept).unref();
    });
    return entry;
  }

  /** Never rejects: a company that can't rate these answers has an error in its system. */
  async function rate(asked: Asked): Promise<RatingResult> {
    try {
      const { afterMs, answer } = simulatedAnswer(...asked);
      await pause(afterMs / speed, undefined, { ref: false });
      return answer();
    } catch {
      return { outcome: "failed", message: "The answers can't be rated" };
    }
  }
}

export type AnswerBook = ReturnType<typeof createAnswerBook>;
