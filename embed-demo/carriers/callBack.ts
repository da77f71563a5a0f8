import { setTimeout as pause } from "node:timers/promises";
import { signatureHeader, signatureOf } from "../service/http/signature";
import type { Delivery } from "../service/carriers/wire";

/** Milliseconds before each try. A service that is down for all of them asks again. */
const tries = [0, 1_000, 5_000, 30_000] as const;

/** Calls the service back with an answer, signed, and repeats it until it is accepted. Never rejects. */
export async function callBack(url: string, delivery: Delivery, secret: string): Promise<void> {
  const body = JSON.stringify(delivery);
  for (const wait of tries) {
    await pause(wait, undefined, { ref: false });
    const headers = { "Content-Type": "application/json", [signatureHeader]: signatureOf(body, Math.floor(Date.now() / 1_000), secret) };
    const response = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await response?.body?.cancel();
    if (response !== null && response.status < 500 && response.status !== 429) return;
  }
}
