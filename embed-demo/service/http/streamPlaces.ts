import type { HttpLimits } from "./limits";
import type { Metrics } from "../metrics/metrics";
import { ProblemError } from "./problemError";

/** Seconds after which a place may be free again. */
const retryAfter = 5;

/** Counts the open streams: each holds a socket, a timer and queries. */
export function createStreamPlaces(
  { streams, streamsPerSession }: Pick<HttpLimits, "streams" | "streamsPerSession">,
  metrics: Pick<Metrics, "streamOpened" | "streamClosed" | "streamRefused">,
) {
  const bySession = new Map<string, number>();
  let open = 0;
  return {
    /** Throws if there are too many. Returns the function that leaves, which may be called twice. */
    enter(session: string): () => void {
      const mine = bySession.get(session) ?? 0;
      if (open >= streams || mine >= streamsPerSession) {
        metrics.streamRefused();
        throw new ProblemError("RATE_LIMITED", { retryAfter });
      }
      open += 1;
      metrics.streamOpened();
      bySession.set(session, mine + 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        open -= 1;
        metrics.streamClosed();
        const rest = (bySession.get(session) ?? 1) - 1;
        if (rest === 0) bySession.delete(session);
        else bySession.set(session, rest);
      };
    },
  };
}
