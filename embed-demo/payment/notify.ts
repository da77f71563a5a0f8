import { setTimeout as pause } from "node:timers/promises";
import { signatureHeader, signatureOf } from "../service/http/signature";
import type { LedgerEntry } from "./ledger";

/** Milliseconds before each try. A service that is down for all of them finds out by reading the payment. */
const tries = [0, 1_000, 5_000, 30_000] as const;

/** Notifies the service of a change to a payment, signed, and repeats it until it is accepted. Never rejects. */
export function createNotify({ url, secret }: { url: string; secret: string }) {
  return async ({ ref, status, order: { transactionId } }: LedgerEntry): Promise<void> => {
    const body = JSON.stringify({ transactionId, ref, status });
    for (const wait of tries) {
      await pause(wait, undefined, { ref: false });
      const signature = signatureOf(body, Math.floor(Date.now() / 1_000), secret);
      const headers = { "Content-Type": "application/json", [signatureHeader]: signature };
      const answer = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(5_000) }).catch(() => null);
      if (answer !== null && answer.status < 500) return;
    }
  };
}

export type Notify = ReturnType<typeof createNotify>;
