import { timings } from "../business/timings";
import type { AnalyticsEvent } from "../api/contract/events.requests";

/** An event's own members; the common members are added here. No personal data, by type. */
export type Tracked = AnalyticsEvent extends infer Event ? (Event extends { event: string } ? Omit<Event, "partner" | "environment" | "sessionId" | "visitorId" | "at" | "line" | "step"> : never) : never;

export interface AnalyticsPlace {
  line: string | null;
  step: string | null;
}

export interface Analytics {
  track(event: Tracked): void;
  /** Where the visitor is, for the events that follow. */
  place: AnalyticsPlace;
  dispose(): void;
}

export interface AnalyticsOptions {
  readonly partner: string;
  readonly environment: string;
  /** Not known at the start: events wait for it. */
  readonly ids: () => { sessionId?: string; visitorId?: string } | null;
  readonly send: (events: readonly AnalyticsEvent[]) => Promise<void>;
  readonly enabled: boolean;
  readonly now: () => Date;
}

/**
 * Collects events and sends them in batches, the last one as the page is left: a press on a link out of it is an event too. One
 * that can't be sent is dropped, and the visitor isn't told.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { partner, environment } = options;
  const waiting: AnalyticsEvent[] = [];
  const place: AnalyticsPlace = { line: null, step: null };
  let timer: ReturnType<typeof setInterval> | undefined;
  const flush = (): void => {
    const ids = options.ids();
    if (!ids) return;
    clearInterval(timer);
    timer = undefined;
    const events = waiting.splice(0).map((event) => ({ ...event, ...ids }));
    if (events.length > 0) void options.send(events).catch(() => undefined);
  };
  window.addEventListener("pagehide", flush);
  return {
    place,
    track(event) {
      if (!options.enabled) return;
      waiting.push({ ...event, ...place, partner, environment, at: options.now().toISOString() } as AnalyticsEvent);
      timer ??= setInterval(flush, timings.analyticsIdPoll);
    },
    dispose() {
      window.removeEventListener("pagehide", flush);
      clearInterval(timer);
      flush();
    },
  };
}
