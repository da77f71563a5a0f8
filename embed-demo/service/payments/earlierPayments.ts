import { sql } from "drizzle-orm";
import type { Connection } from "../database/connection";

/** The channel on which release 1.0 asks for a look at a payment. */
const earlierChannel = "payment_work";

/**
 * Gives a job to each payment that release 1.0 has begun: it keeps the next look in the payment's own row. Its processes may still run
 * during an upgrade. What both do at a time is done once, because an answer counts only in the version that it was asked in.
 */
export async function adoptEarlierPayments({ db, listen }: Connection): Promise<void> {
  const adopt = () =>
    db.execute(sql`
      WITH adopted AS (UPDATE payment SET due_at = NULL, claim = NULL WHERE due_at IS NOT NULL RETURNING id)
      INSERT INTO job (id, kind, payload) SELECT 'payment-' || id, 'payment', jsonb_build_object('transactionId', id) FROM adopted
      ON CONFLICT (id) DO UPDATE SET state = 'waiting', due_at = now(), claim = NULL, finished_at = NULL`);
  // The payment's own process looks at it as well, unless it dies.
  const tryToAdopt = (): void => void adopt().catch(() => {});
  await listen(earlierChannel, tryToAdopt, tryToAdopt);
  await adopt();
}
