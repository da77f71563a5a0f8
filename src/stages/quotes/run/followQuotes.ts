import type { Client, StreamEnd } from "../../../api/client";
import type { Problem } from "../../../api/contract/problem";
import type { QuoteEvent } from "../../../api/contract/quotes";
import { listQuotes, streamQuotes } from "../../../api/contract/quotes";
import { timings } from "../../../business/timings";
import { isNotFound } from "../../../session/application/isNotFound";
import { wait } from "../../../session/wait";

interface Following {
  readonly client: Pick<Client, "call" | "stream">;
  readonly applicationId: string;
  readonly token: string;
  /** Aborted when the visitor leaves. */
  readonly signal: AbortSignal;
  readonly onEvent: (event: QuoteEvent) => void;
  /** True when the events so far have ended the run. */
  readonly isOver: () => boolean;
}

/** Consecutive failures, with nothing received before, after which the service counts as down. */
const deadAfter = 3;
/** Problems of a service that is slow but alive: it gets the full 30 seconds. */
const slow: readonly Problem["code"][] = ["TIMEOUT", "RATE_LIMITED"];

/** `over`: the service is done. `late`: 30 seconds have passed, so the prices received are final. `silent`: nothing was ever received. */
export type FollowEnd = { kind: "over" | "late" | "left" } | { kind: "silent"; problem: Problem | null } | { kind: "lost" };

/**
 * Watches a run until it is over, for at most 30 seconds. Starts with the stream, also where the service moves it; if it breaks, is
 * refused, or is held back by a proxy for the time of two polls, requests a list every 2 seconds. Ends early if all of them fail from
 * the start, because nobody should wait half a minute for a service that is down.
 */
export async function followQuotes({ client, applicationId, token, signal, onEvent, isOver }: Following): Promise<FollowEnd> {
  const whole = linked(signal, timings.quoteLoading);
  const asked = { params: { applicationId }, token };
  let heard = false;
  // Assigned only in `fail`: without the assertion TypeScript would narrow it to null.
  let problem = null as Problem | null;
  let failures = 0;
  const fail = (found: Problem): void => {
    problem = found;
    failures = slow.includes(found.code) ? 0 : failures + 1;
  };
  const isLost = (): boolean => problem !== null && isNotFound(problem);
  const isDead = (): boolean => !heard && failures >= deadAfter;

  const stream = async (): Promise<StreamEnd | null> => {
    const streaming = linked(whole.signal, 2 * timings.quotePoll);
    const stopped = await client
      .stream(streamQuotes, { ...asked, signal: streaming.signal }, (event) => {
        streaming.keep();
        heard = true;
        onEvent(event);
      })
      .catch(() => null);
    streaming.end();
    return stopped;
  };
  let stopped = await stream();
  while (stopped?.reason === "moved") stopped = await stream();
  if (stopped && "problem" in stopped) fail(stopped.problem);

  while (!isOver() && !whole.signal.aborted && !isLost()) {
    const list = await client.call(listQuotes, { ...asked, query: {}, signal: whole.signal }).catch(() => null);
    if (list?.ok) {
      heard = true;
      problem = null;
      // Splits parsing a long list and rendering it into two tasks.
      await wait(0, whole.signal);
      onEvent({ type: "snapshot", ...list.value });
    } else if (list) fail(list.error);
    if (isDead()) break;
    if (!isOver()) await wait(timings.quotePoll, whole.signal);
  }
  whole.end();
  if (signal.aborted) return { kind: "left" };
  if (isOver()) return { kind: "over" };
  if (isLost()) return { kind: "lost" };
  return heard ? { kind: "late" } : { kind: "silent", problem };
}

/** A signal that aborts with the outer one, or after a time unless `keep` was called. */
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
