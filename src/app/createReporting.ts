import type { ReadonlySignal } from "@preact/signals-react";
import { createClient } from "../api/client";
import { recordEvents } from "../api/contract/events";
import type { AnalyticsEvent } from "../api/contract/events.requests";
import type { Problem } from "../api/contract/problem";
import { detailsOf } from "../api/problems";
import type { Logger } from "../kernel/logger";
import type { Result } from "../kernel/result";
import type { Partner } from "../partner/partnerShown";
import { createAnalytics } from "../session/analytics";
import { isRefused } from "../session/application/isRefused";
import type { HostContext } from "../session/hostContext";
import { openStorage } from "../session/kept/storage";
import type { Speech } from "../session/session";
import { visitorIdIn } from "./host/visitor";

/** The facts of a visit that every request or report names. */
interface Visit {
  readonly partner: Partner;
  readonly speech: ReadonlySignal<Speech>;
  readonly context: HostContext;
  readonly logger: Logger;
  readonly environment: string;
  readonly apiBase: string;
}

/** The client of the service, and the reports that it receives of the visit. */
export function createReporting({ partner, speech, context, logger, environment, apiBase }: Visit, sessionId: () => string) {
  const api = createClient({
    baseUrl: apiBase,
    partnerKey: partner.config.publishableKey,
    stateFilterOff: context.stateFilterOff,
    language: () => speech.peek().language,
  });
  /** Logs for the page's developer, after its first call, if the service doesn't know the key or the origin. */
  const tellUnserved = (answer: Result<unknown, Problem>): void => {
    if (answer.ok) return;
    const { code } = answer.error;
    if (isRefused(code)) logger.error("service-refused", "The quote service doesn't know the partner's key, or this page's origin", detailsOf(answer.error));
    else if (code === "NETWORK") logger.warn("service-unreachable", "The quote service is out of reach", detailsOf(answer.error));
  };
  const send = async (events: readonly AnalyticsEvent[]): Promise<void> =>
    tellUnserved(await api.call(recordEvents, { body: { events: [...events] }, keepalive: true }));
  const visitor = openStorage("iq.visitor", "localStorage");
  const visitorId = () => visitorIdIn(visitor);
  const analytics = createAnalytics({
    partner: partner.requestedId,
    environment,
    enabled: partner.config.analytics && !context.isTest,
    ids: () => {
      const visitorIdNow = visitorId();
      return { sessionId: sessionId(), ...(visitorIdNow && { visitorId: visitorIdNow }) };
    },
    send,
    now: () => new Date(),
  });
  return { api, send, analytics, visitorId };
}
