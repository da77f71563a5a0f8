import { eq, sql } from "drizzle-orm";
import type { Connection } from "../database/connection";
import { rowsOf } from "../database/rowsOf";
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

type Wake = (answer?: RatingResult) => void;

export async function openInbox({ db, listen }: Pick<Connection, "db" | "listen">): Promise<AnswerInbox> {
  const waiting = new Map<string, Set<Wake>>();
  const wake = (key: string, answer?: RatingResult): void => waiting.get(key)?.forEach((wakeOne) => wakeOne(answer));
  await listen(channel, wake, () => waiting.forEach((_wakers, key) => wake(key)));

  return {
    async put(carrierId, idempotencyKey, answer) {
      // Each notification costs every process a transaction, and most answers reach the process that waits.
      const isAwaitedHere = waiting.has(idempotencyKey);
      // The key begins with the id of the row that asks.
      const result = await db.execute(sql`
        WITH stored AS (
          INSERT INTO carrier_answer (idempotency_key, rating_id, answer)
          SELECT ${idempotencyKey}, id, ${JSON.stringify(answer)}::jsonb FROM rating
          WHERE id = split_part(${idempotencyKey}, '.', 1) AND carrier_id = ${carrierId}
          ON CONFLICT DO NOTHING
          RETURNING idempotency_key
        )
        SELECT ${isAwaitedHere ? sql`1` : sql`pg_notify(${channel}, idempotency_key)`} FROM stored`);
      const isStored = rowsOf(result).length > 0;
      if (isAwaitedHere && isStored) wake(idempotencyKey, answer);
    },
    async take(idempotencyKey, signal) {
      for (;;) {
        signal.throwIfAborted();
        // Listens before it looks, so that an answer between the two isn't missed.
        const change = nextChange(idempotencyKey, signal);
        try {
          const found = (await read(idempotencyKey)) ?? (await change.happened);
          if (found) return found;
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

  /** Resolves when the key is notified or the signal aborts, with the answer if it has arrived here. */
  function nextChange(key: string, signal: AbortSignal) {
    let wakeThis: Wake = () => {};
    const happened = new Promise<RatingResult | undefined>((resolve) => (wakeThis = resolve));
    const end = (): void => wakeThis();
    signal.addEventListener("abort", end, { once: true });
    const wakers = waiting.get(key) ?? new Set();
    waiting.set(key, wakers.add(wakeThis));
    const stop = (): void => {
      signal.removeEventListener("abort", end);
      wakers.delete(wakeThis);
      if (wakers.size === 0) waiting.delete(key);
    };
    return { happened, stop };
  }
}
