import { eq, sql } from "drizzle-orm";
import type { Connection } from "../database/connection";
import { carrierAnswer } from "../database/tables/carrierAnswer";
import type { RatingResult } from "../database/tables/rating";

/** PostgreSQL's channel for keys whose answer has arrived. */
const channel = "carrier_answer";

/** The answers of companies that call back. Any process may receive one, and any may wait for it. */
export interface AnswerInbox {
  /** Stores an answer to a key of that company. Ignores a repeated one, and one to a key that nobody asks with any more. */
  put(carrierId: string, idempotencyKey: string, answer: RatingResult): Promise<void>;
  /**
   * Resolves with the answer to a key once it has arrived. Rejects with the signal's reason.
   */
  take(idempotencyKey: string, signal: AbortSignal): Promise<RatingResult>;
}

export async function openInbox({ db, listen }: Pick<Connection, "db" | "listen">): Promise<AnswerInbox> {
  const waiting = new Map<string, Set<() => void>>();
  const wakeAll = (): void => waiting.forEach((wakers) => wakers.forEach((wake) => wake()));
  await listen(channel, (key) => waiting.get(key)?.forEach((wake) => wake()), wakeAll);

  return {
    async put(carrierId, idempotencyKey, answer) {
      // The key begins with the id of the row that asks.
      await db.execute(sql`
        WITH stored AS (
          INSERT INTO carrier_answer (idempotency_key, rating_id, answer)
          SELECT ${idempotencyKey}, id, ${JSON.stringify(answer)}::jsonb FROM rating
          WHERE id = split_part(${idempotencyKey}, '.', 1) AND carrier_id = ${carrierId}
          ON CONFLICT DO NOTHING
          RETURNING idempotency_key
        )
        SELECT pg_notify(${channel}, idempotency_key) FROM stored`);
    },
    async take(idempotencyKey, signal) {
      for (;;) {
        signal.throwIfAborted();
        // Listens before it looks, so that an answer between the two isn't missed.
        const change = nextChange(idempotencyKey, signal);
        try {
          const found = await read(idempotencyKey);
          if (found) return found;
          await change.happened;
        } finally {
          change.stop();
        }
      }
    },
  };

  async function read(idempotencyKey: string): Promise<RatingResult | undefined> {
    const [found] = await db.select({ answer: carrierAnswer.answer }).from(carrierAnswer).where(eq(carrierAnswer.idempotencyKey, idempotencyKey));
    return found?.answer;
  }

  /** Resolves when the key is notified or the signal aborts. */
  function nextChange(key: string, signal: AbortSignal) {
    let wake: () => void = () => {};
    const happened = new Promise<void>((resolve) => (wake = resolve));
    signal.addEventListener("abort", wake, { once: true });
    const wakers = waiting.get(key) ?? new Set();
    waiting.set(key, wakers.add(wake));
    const stop = (): void => {
      signal.removeEventListener("abort", wake);
      wakers.delete(wake);
      if (wakers.size === 0) waiting.delete(key);
    };
    return { happened, stop };
  }
}
