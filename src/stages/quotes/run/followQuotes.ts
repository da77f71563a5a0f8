import type { Client } from "../../../api/client";
import type { Problem } from "../../../api/contract/problem";
import type { QuoteEvent } from "../../../api/contract/quotes";
import { listQuotes, streamQuotes } from "../../../api/contract/quotes";
import { timings } from "../../../business/timings";
import { isNotFound } from "../../../session/application/isNotFound";

interface Following {
  readonly client: Pick<Client, "call" | "stream">;
  readonly applicationId: string;
  readonly token: string;
  /** Whoever watches has left. */
  readonly signal: AbortSignal;
  readonly onEvent: (event: QuoteEvent) => void;
  /** Whether the events so far have ended the run. */
  readonly isOver: () => boolean;
}

/** Failures in a row, with nothing heard before them, after which a service is taken for dead. */
const deadAfter = 3;
/** Of a service that lives and is slow: it has all of its 30 seconds. */
const slow: readonly Problem["code"][] = ["TIMEOUT", "RATE_LIMITED"];

/** `over`: the service is done. `late`: 30 seconds have passed, what is there is final. `silent`: nothing was ever heard. */
export type FollowEnd = { kind: "over" | "late" | "left" } | { kind: "silent"; problem: Problem | null } | { kind: "lost" };

/**
 * Watches a run until it is over, for at most 30 seconds. The stream first; where it breaks, is refused, or a proxy holds it
 * back so that nothing comes for two polls' time, a list every 2 seconds. Where all of them fail at once it ends early:
 * nobody waits half a minute for a service that isn't there.
 */
export async function followQuotes({ client, applicationId, token, signal, onEvent, isOver }: Following): Promise<FollowEnd> {
  const whole = linked(signal, timings.quoteLoading);
  const asked = { params: { applicationId }, token };
  let heard = false;
  // Written in `fail` only: without the assertion it would be taken for null for good.
  let problem = null as Problem | null;
  let failures = 0;
  const fail = (found: Problem): void => {
    problem = found;
    failures = slow.includes(found.code) ? 0 : failures + 1;
  };
  const isLost = (): boolean => problem !== null && isNotFound(problem);
  const isDead = (): boolean => !heard && failures >= deadAfter;

  const streaming = linked(whole.signal, 2 * timings.quotePoll);
  const stopped = await client
    .stream(streamQuotes, { ...asked, signal: streaming.signal }, (event) => {
      streaming.keep();
      heard = true;
      onEvent(event);
    })
    .catch(() => null);
  streaming.end();
  if (stopped && stopped.reason !== "complete") fail(stopped.problem);

  while (!isOver() && !whole.signal.aborted && !isLost()) {
    const list = await client.call(listQuotes, { ...asked, query: {}, signal: whole.signal }).catch(() => null);
    if (list?.ok) {
      heard = true;
      problem = null;
      // Reading a long list is one task of the processor's, showing it the next.
      await pause(0, whole.signal);
      onEvent({ type: "snapshot", ...list.value });
    } else if (list) fail(list.error);
    if (isDead()) break;
    if (!isOver()) await pause(timings.quotePoll, whole.signal);
  }
  whole.end();
  if (signal.aborted) return { kind: "left" };
  if (isOver()) return { kind: "over" };
  if (isLost()) return { kind: "lost" };
  return heard ? { kind: "late" } : { kind: "silent", problem };
}

/** A signal that aborts with the outer one, or after some time unless it is kept. */
function linked(outer: AbortSignal, milliseconds: number) {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, milliseconds);
  if (outer.aborted) abort();
  outer.addEventListener("abort", abort, { once: true });
  return {
    signal: controller.signal,
    keep: () => clearTimeout(timer),
    end() {
      clearTimeout(timer);
      outer.removeEventListener("abort", abort);
    },
  };
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    if (signal.aborted) done();
    else signal.addEventListener("abort", done);
  });
