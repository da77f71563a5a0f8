import { timings } from "../business/timings";
import type { AnalyticsEvent } from "../api/contract/events";

/** What an event says about itself; the common members are added here. No personal data, by type. */
export type Tracked = AnalyticsEvent extends infer Event ? (Event extends { event: string } ? Omit<Event, "partner" | "sessionId" | "visitorId" | "at" | "line" | "step"> : never) : never;

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
  /** Known a moment after the start: events wait for it. */
  readonly ids: () => { sessionId?: string; visitorId?: string } | null;
  readonly send: (events: readonly AnalyticsEvent[]) => Promise<void>;
  readonly enabled: boolean;
  readonly now: () => Date;
}

/** Collects events and sends them in batches; an event that can't be sent is not worth a person's time. */
export function createAnalytics(options: AnalyticsOptions): Analytics {
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
  return {
    place,
    track(event) {
      if (!options.enabled) return;
      waiting.push({ ...event, ...place, partner: options.partner, at: options.now().toISOString() } as AnalyticsEvent);
      timer ??= setInterval(flush, timings.analyticsIdPoll);
    },
    dispose() {
      clearInterval(timer);
      flush();
    },
  };
}
