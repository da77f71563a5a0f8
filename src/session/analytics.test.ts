// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnalyticsEvent } from "../api/contract/events.requests";
import { analyticsEvent } from "../api/contract/events.requests";
import { timings } from "../business/timings";
import { createAnalytics } from "./analytics";

const now = new Date("2026-06-15T16:00:00.000Z");
const sent: (readonly AnalyticsEvent[])[] = [];
/** The service's answer. */
let answer = Promise.resolve();
const begin = (environment = "uat") =>
  createAnalytics({
    partner: "default",
    environment,
    enabled: true,
    ids: () => ({ sessionId: "session-1" }),
    send: (events) => {
      sent.push(events);
      return answer;
    },
    now: () => now,
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sent.length = 0;
  answer = Promise.resolve();
});

it("sends simultaneous events together, in the contract's form, with the environment", () => {
  const analytics = begin();
  analytics.track({ event: "logo_click" });
  analytics.track({ event: "step_complete" });
  vi.advanceTimersByTime(timings.analyticsIdPoll);
  expect(sent.map((events) => events.map(({ event }) => event))).toEqual([["logo_click", "step_complete"]]);
  expect(analyticsEvent.parse(sent[0]![0])).toEqual({ event: "logo_click", partner: "default", environment: "uat", line: null, step: null, at: now.toISOString(), sessionId: "session-1" });
  analytics.dispose();
});

it("waits for the answer to one call before the next, but not when the page is left", async () => {
  let answered = (): void => undefined;
  answer = new Promise((resolve) => (answered = resolve));
  const analytics = begin();
  const passes = () => vi.advanceTimersByTimeAsync(timings.analyticsIdPoll);
  analytics.track({ event: "logo_click" });
  await passes();
  analytics.track({ event: "step_complete" });
  await passes();
  expect(sent).toHaveLength(1);
  answered();
  await passes();
  await passes();
  expect(sent).toHaveLength(2);
  answer = new Promise(() => undefined);
  analytics.track({ event: "logo_click" });
  await passes();
  analytics.track({ event: "step_complete" });
  window.dispatchEvent(new Event("pagehide"));
  expect(sent.flat().map(({ event }) => event)).toEqual(["logo_click", "step_complete", "logo_click", "step_complete"]);
  analytics.dispose();
});

it("sends a press on an outgoing link before the page is gone, once", () => {
  const analytics = begin();
  analytics.track({ event: "logo_click" });
  window.dispatchEvent(new Event("pagehide"));
  expect(sent.flat()).toMatchObject([{ event: "logo_click" }]);
  vi.advanceTimersByTime(timings.analyticsIdPoll);
  analytics.dispose();
  window.dispatchEvent(new Event("pagehide"));
  expect(sent).toHaveLength(1);
});

it("keeps events until the visit has its ids", () => {
  let ids: { sessionId: string } | null = null;
  const analytics = createAnalytics({ partner: "default", environment: "uat", enabled: true, ids: () => ids, send: (events) => Promise.resolve(void sent.push(events)), now: () => now });
  analytics.track({ event: "logo_click" });
  vi.advanceTimersByTime(3 * timings.analyticsIdPoll);
  expect(sent).toEqual([]);
  ids = { sessionId: "session-2" };
  vi.advanceTimersByTime(timings.analyticsIdPoll);
  expect(sent.flat()).toMatchObject([{ event: "logo_click", sessionId: "session-2" }]);
  analytics.dispose();
});

it("collects nothing for a partner without analytics", () => {
  const analytics = createAnalytics({ partner: "default", environment: "uat", enabled: false, ids: () => ({}), send: (events) => Promise.resolve(void sent.push(events)), now: () => now });
  analytics.track({ event: "logo_click" });
  vi.advanceTimersByTime(timings.analyticsIdPoll);
  analytics.dispose();
  expect(sent).toEqual([]);
});

it("sends what it has when the widget goes", () => {
  const analytics = begin();
  analytics.track({ event: "step_complete" });
  analytics.dispose();
  expect(sent.flat()).toMatchObject([{ event: "step_complete" }]);
});
