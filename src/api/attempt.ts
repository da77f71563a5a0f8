import type { Problem } from "./contract/problem";

/** Milliseconds. After `deadline` no further attempt starts, so that nobody waits long for retries. */
const limits = { retries: 2, firstDelay: 300, deadline: 12_000 } as const;

/** A random number in [0, 1], which spreads the retries of callers that failed together. */
const chance = (): number => crypto.getRandomValues(new Uint8Array(1))[0]! / 255;

const passing: readonly Problem["code"][] = ["NETWORK", "TIMEOUT", "INTERNAL", "RATE_LIMITED", "SHUTTING_DOWN"];

/** Statuses of a service, or of a gateway before it, that can't answer now. A gateway has codes of its own. */
const unavailable: readonly number[] = [503, 504];

/** Tells whether the same call may succeed later. */
export const isPassing = ({ code, status }: Problem): boolean => passing.includes(code) || unavailable.includes(status);

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: Problem; retryAfter?: number };

/** Retries transient failures. Each wait is twice the last one, randomized, and never shorter than the server asked. */
export async function attempt<Value>(once: () => Promise<Outcome<Value>>, signal?: AbortSignal): Promise<Outcome<Value>> {
  const started = Date.now();
  for (let retry = 0; ; retry += 1) {
    const outcome = await once();
    if (outcome.ok || retry >= limits.retries || !isPassing(outcome.error)) return outcome;
    const backoff = limits.firstDelay * 2 ** retry * (0.5 + chance());
    const delay = Math.max(backoff, outcome.retryAfter ?? 0);
    if (Date.now() - started + delay > limits.deadline) return outcome;
    await pause(delay, signal);
  }
}

/** Resolves after so many milliseconds; rejects with the signal's reason if that aborts first. */
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
