import { BrokenCircuitError, bulkhead, circuitBreaker, CircuitState, CountBreaker, ExponentialBackoff, handleWhen, retry, wrap } from "cockatiel";
import type { RatingResult } from "../database/tables/rating";
import { inThisTrace } from "../tracing/spans";
import type { Answer, Carrier } from "./carrier";
import { CarrierFault } from "./carrierFault";

export interface CarrierLimits {
  /** Milliseconds after which a company that hasn't answered has timed out. */
  readonly answerMs: number;
  /** Calls that a company gets at a time from one process. Others wait for their turn. */
  readonly concurrent: number;
  /** Repetitions of a call that failed on the way, and the milliseconds before the first and between the last ones. */
  readonly retries: { readonly most: number; readonly firstMs: number; readonly mostMs: number };
  /** The breaker opens when this share of the last calls, 0 to 1, has failed, and tries again after so many milliseconds. */
  readonly breaker: { readonly calls: number; readonly share: number; readonly restMs: number };
}

export const carrierLimits: CarrierLimits = {
  answerMs: 30_000,
  concurrent: 50,
  retries: { most: 8, firstMs: 100, mostMs: 2_000 },
  breaker: { calls: 20, share: 0.8, restMs: 10_000 },
};

/** How a company does, as seen by this process since its start. */
export interface CarrierHealth {
  /** While it is open the company isn't asked. Half open, one call tries whether it answers again. */
  readonly breaker: "closed" | "open" | "half-open";
  readonly running: number;
  /** Calls that wait for their turn. */
  readonly queued: number;
  readonly answers: Readonly<Record<"priced" | "declined" | "timed_out" | "failed", number>>;
  readonly retries: number;
}

export interface GuardedCarrier<Input> extends Carrier<Input> {
  health(): CarrierHealth;
}

/** More calls than one process ever holds. */
const unlimited = 1_000_000;

/**
 * A company behind its limits: the deadline, a number of calls at a time, a breaker, and retries of calls that failed on the way, with
 * the same key. Every failure counts once for the breaker, however often it was tried. `onAnswer` hears each outcome, and the seconds
 * since the call, with waits and retries.
 */
export function guardedCarrier<Input>(
  carrier: Carrier<Input>,
  { concurrent, retries, breaker }: CarrierLimits = carrierLimits,
  onAnswer: (outcome: RatingResult["outcome"], seconds: number) => void = () => {},
): GuardedCarrier<Input> {
  const turns = bulkhead(concurrent, unlimited);
  const circuit = circuitBreaker(handleWhen(isFault), {
    breaker: new CountBreaker({ size: breaker.calls, threshold: breaker.share }),
    halfOpenAfter: breaker.restMs,
  });
  const repeated = retry(
    handleWhen((error) => isFault(error) && error.isRepeatable),
    { maxAttempts: retries.most, backoff: new ExponentialBackoff({ initialDelay: retries.firstMs, maxDelay: retries.mostMs }) },
  );
  const policy = wrap(turns, circuit, repeated);
  const answers = { priced: 0, declined: 0, timed_out: 0, failed: 0 };
  let retried = 0;
  repeated.onRetry(() => (retried += 1));

  return {
    async quote(request, call) {
      const started = performance.now();
      const over = (outcome: RatingResult["outcome"]): void => {
        answers[outcome] += 1;
        onAnswer(outcome, (performance.now() - started) / 1_000);
      };
      try {
        // A call that waits for its turn is begun by the one that leaves.
        const ask = inThisTrace((limited: AbortSignal) => carrier.quote(request, { ...call, signal: limited }));
        const answer = await policy.execute(({ signal }) => inTime(call.deadline, signal, ask), call.signal);
        over(answer.outcome);
        return answer;
      } catch (error) {
        call.signal.throwIfAborted();
        const fault = error instanceof BrokenCircuitError ? new CarrierFault("failed", "not asked: its last calls have failed", { cause: error }) : error;
        over(isFault(fault) ? fault.outcome : "failed");
        throw fault;
      }
    },
    ...(carrier.verify && { verify: carrier.verify }),
    health: () => ({
      breaker: nameOf(circuit.state),
      running: concurrent - turns.executionSlots,
      queued: unlimited - turns.queueSlots,
      answers: { ...answers },
      retries: retried,
    }),
  };
}

const isFault = (error: unknown): error is CarrierFault => error instanceof CarrierFault;

const nameOf = (state: CircuitState): CarrierHealth["breaker"] =>
  state === CircuitState.Closed ? "closed" : state === CircuitState.HalfOpen ? "half-open" : "open";

/** Runs a call that rejects as timed out at the deadline, even if it ignores its signal. */
async function inTime(deadline: number, signal: AbortSignal, run: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const call = new AbortController();
  const abort = (): void => call.abort(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const fault = new CarrierFault("timed_out", "no answer by the deadline");
        reject(fault);
        call.abort(fault);
      }, Math.max(0, deadline - performance.now()));
      call.signal.addEventListener("abort", () => reject(call.signal.reason as Error), { once: true });
    });
    signal.throwIfAborted();
    if (deadline <= performance.now()) throw new CarrierFault("timed_out", "no answer by the deadline");
    return await Promise.race([run(call.signal), late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}
