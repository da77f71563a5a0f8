import { timings } from "../business/timings";
import type { AnalyticsEvent } from "../api/contract/events.requests";

/** An event's own members; the common ones are added here. Its type excludes personal data. */
export type Tracked = AnalyticsEvent extends infer Event ? (Event extends { event: string } ? Omit<Event, "partner" | "environment" | "sessionId" | "visitorId" | "at" | "line" | "step"> : never) : never;

export interface AnalyticsPlace {
  line: string | null;
  step: string | null;
}

export interface Analytics {
  track(event: Tracked): void;
  /** The visitor's place, for the events that follow. */
  place: AnalyticsPlace;
  dispose(): void;
}

export interface AnalyticsOptions {
  readonly partner: string;
  readonly environment: string;
  /** Null at the start: events wait for the ids. */
  readonly ids: () => { sessionId?: string; visitorId?: string } | null;
  readonly send: (events: readonly AnalyticsEvent[]) => Promise<void>;
  readonly enabled: boolean;
  readonly now: () => Date;
}

/**
 * Collects events and sends them in batches, the last one when the page is left, because a press on an outgoing link is an
 * event, too. An event that can't be sent is dropped silently.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { partner, environment } = options;
  const waiting: AnalyticsEvent[] = [];
  const place: AnalyticsPlace = { line: null, step: null };
  let timer: ReturnType<typeof setInterval> | undefined;
  /** One call at a time, because a service that hangs would hold a connection for each, and a page has six. */
  let isSending = false;
  const flush = (): void => {
    const ids = options.ids();
    if (!ids) return;
    clearInterval(timer);
    timer = undefined;
    const events = waiting.splice(0).map((event) => ({ ...event, ...ids }));
    if (events.length === 0) return;
    isSending = true;
    void options.send(events).catch(() => undefined).finally(() => (isSending = false));
  };
  window.addEventListener("pagehide", flush);
  return {
    place,
    track(event) {
      if (!options.enabled) return;
      waiting.push({ ...event, ...place, partner, environment, at: options.now().toISOString() } as AnalyticsEvent);
      timer ??= setInterval(() => isSending || flush(), timings.analyticsIdPoll);
    },
    dispose() {
      window.removeEventListener("pagehide", flush);
      clearInterval(timer);
      flush();
    },
  };
}
