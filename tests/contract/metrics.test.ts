import { networkInterfaces } from "node:os";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { job } from "../../embed-demo/service/database/tables/job";
import { readFigures } from "../../embed-demo/service/metrics/figures";
import { recordEvents } from "../../src/api/contract/events";
import { streamQuotes } from "../../src/api/contract/quotes";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";
import { clientOf, complete, isDone, submit, until, value } from "./journey";

const scraped = async (url: string, headers: Record<string, string> = {}) => (await fetch(`${url}/metrics`, { headers })).text();

/** The value of a series, such as `quote_jobs{kind="mail",state="dead"}`. */
const series = (text: string, name: string): number | undefined => {
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};
const sumOf = (text: string, pattern: RegExp): number =>
  text.split("\n").flatMap((line) => (pattern.test(line) ? [Number(line.slice(line.lastIndexOf(" ")))] : [])).reduce((sum, one) => sum + one, 0);

onEveryEngine("GET /metrics", (start, open) => {
  it("counts jobs that wait and that died, by kind and age", async () => {
    await (await start()).stop();
    const connection = await open();
    onTestFinished(() => connection.close());
    const hourAgo = sql`now() - interval '1 hour'`;
    await connection.db.insert(job).values([
      { id: "m1", kind: "mail", payload: {} },
      { id: "m2", kind: "mail", payload: {}, createdAt: hourAgo as never },
      { id: "w1", kind: "webhook", payload: {}, state: "dead" },
      { id: "w2", kind: "webhook", payload: {}, state: "done" },
    ]);
    const { jobs } = await readFigures(connection.db);
    expect(jobs.map(({ kind, state, count }) => `${kind} ${state} ${count}`)).toEqual(["mail waiting 2", "mail dead 0", "payment waiting 0", "payment dead 0", "webhook waiting 0", "webhook dead 1", "rating waiting 0"]);
    expect(Math.round(jobs[0]!.age / 60)).toBe(60);
    await connection.db.delete(job);
  });

  it("has requests, funnel steps, companies, streams, jobs, payments and the pool, and nothing about anybody", async () => {
    const { url, stop } = await start();
    onTestFinished(stop);
    const client = clientOf(url);
    const begun = await complete(client, "Slow Carriers");
    await submit(client, begun);
    const leaving = new AbortController();
    const streamed = client.stream(streamQuotes, { params: { applicationId: begun.applicationId }, token: begun.token, signal: leaving.signal }, () => {}).catch(() => null);
    await expect.poll(async () => series(await scraped(url), "quote_streams_open"), { timeout: 20_000 }).toBe(1);
    leaving.abort();
    await streamed;
    const { carriersAsked } = await until(client, begun, isDone);
    const common = { line: "PERSONAL_AUTO", partner: "default", sessionId: newId(), at: new Date().toISOString() } as const;
    value(await client.call(recordEvents, { body: { events: [{ event: "page_view", ...common, step: null, path: "auto" }, { event: "step_complete", ...common, step: "drivers" }] } }));

    // The first figures from the database are kept for a few seconds.
    await expect.poll(async () => series(await scraped(url), 'quote_job_oldest_seconds{kind="rating",state="waiting"}'), { timeout: 20_000 }).toBe(0);
    const text = await scraped(url);
    expect(series(text, 'quote_http_request_duration_seconds_count{method="POST",route="/v1/applications/{applicationId}/submission",status="202"}')).toBe(1);
    expect(series(text, 'quote_funnel_events_total{event="page_view",line="PERSONAL_AUTO",partner="default"}')).toBe(1);
    expect(series(text, 'quote_funnel_steps_total{line="PERSONAL_AUTO",step="drivers"}')).toBe(1);
    expect(sumOf(text, /^quote_carrier_answer_duration_seconds_count\{/)).toBe(carriersAsked);
    expect(sumOf(text, /^quote_carrier_breaker\{.*state="closed"/)).toBe(carriersAsked);
    expect(sumOf(text, /^quote_carrier_calls\{/)).toBe(0);
    expect(series(text, "quote_streams_open")).toBe(0);
    expect(series(text, 'quote_jobs{kind="webhook",state="dead"}')).toBe(0);
    expect(series(text, 'quote_payments{state="bound"}')).toBe(0);
    expect(sumOf(text, /^quote_database_up\{/)).toBe(1);
    expect(sumOf(text, /^quote_database_connections\{/)).toBeGreaterThan(0);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    for (const personal of [begun.applicationId, begun.token, common.sessionId, "Ada", "Austin", "4T1A311"]) expect(text).not.toContain(personal);
  });

  it("answers this machine alone, and no proxy on it, unless a token opens it", async () => {
    const { url, stop } = await start({ host: "0.0.0.0" });
    const status = async (at: string, headers: Record<string, string> = {}) => (await fetch(`${at}/metrics`, { headers })).status;
    expect([await status(url), await status(url, { "X-Forwarded-For": "203.0.113.7" })]).toEqual([200, 404]);
    const other = Object.values(networkInterfaces()).flat().find((found) => found?.family === "IPv4" && !found.internal)?.address;
    if (other !== undefined) expect(await status(url.replace("localhost", other))).toBe(404);
    await stop();

    const closed = await start({ metricsToken: "a token of the operator" });
    onTestFinished(closed.stop);
    expect([await status(closed.url), await status(closed.url, { Authorization: "Bearer another" })]).toEqual([401, 401]);
    expect(await status(closed.url, { Authorization: "Bearer a token of the operator", "X-Forwarded-For": "203.0.113.7" })).toBe(200);
  });
});
