import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer } from "./carrier";
import { carrierLimits, guardedCarrier } from "./guardedCarrier";
import { httpCarrier } from "./httpCarrier";

/** Calls of a new process before it is ready. Fewer leave part of the code uncompiled, more gain nothing. */
export const usualWarmUp = 200;

const answer: Answer = { outcome: "declined", message: "Warm-up" };

/**
 * Calls a company that this process plays itself, so often that Node compiles the way to companies before a visitor is there. The first
 * crowd would wait for that: its hundreds of calls share one processor with the compiler. No real company is called, and nothing is
 * stored. Rejects if a call fails, or if there is no loopback interface to listen on.
 */
export async function warmUp(calls: number): Promise<void> {
  if (calls === 0) return;
  const company = createServer((request, response) => {
    request.resume();
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(answer));
  });
  await once(company.listen(0, "127.0.0.1"), "listening");
  try {
    const { port } = company.address() as AddressInfo;
    const carrier = guardedCarrier(httpCarrier<null>({ url: `http://127.0.0.1:${port}/`, token: "warm-up" }));
    const deadline = performance.now() + carrierLimits.answerMs;
    const call = (run: number) => carrier.quote({ applicationId: "warm-up", run, again: false, input: null }, { signal: new AbortController().signal, deadline, idempotencyKey: `warm-up:${run}` });
    await Promise.all(Array.from({ length: calls }, (_none, run) => call(run)));
  } finally {
    company.closeAllConnections();
    company.close();
  }
}
