import { afterEach, describe, expect, it } from "vitest";
import type { QuoteEvent } from "../../src/api/contract/quotes";
import { followQuotes, type FollowEnd } from "../../src/stages/quotes/run/followQuotes";
import { startBalancer } from "./balancer";
import { startCarrierSandbox } from "./carrierSandbox";
import { databaseEnv, noPostgres, ownDataDir } from "./databases";
import { clientOf, complete, quotesOf, submit } from "./journey";
import { endPrograms } from "./programs";
import { spawnService } from "./spawnService";

afterEach(endPrograms);

/** Returns the ids of the prices in events, as often as they came. */
const idsIn = (events: readonly QuoteEvent[]): string[] =>
  events.flatMap((event) => (event.type === "quote" ? [event.quote.id] : event.type === "snapshot" ? event.quotes.map(({ id }) => id) : []));

/** Milliseconds. Each test starts processes. */
const patience = 180_000;

describe("SIGTERM", { timeout: patience }, () => {
  it("makes the service unready first, while it lives and answers, and then ends it", async () => {
    const { url, terminate } = await spawnService({ DATA_DIR: await ownDataDir(), DRAIN_SECONDS: "2" });
    const ask = async (path: string) => {
      const { status, headers } = await fetch(url + path);
      return `${status} ${headers.get("Connection")}`;
    };
    expect(await ask("/v1/health/ready")).toBe("200 keep-alive");
    const ended = terminate();
    await expect.poll(() => ask("/v1/health/ready")).toBe("503 close");
    expect(await ask("/v1/health")).toBe("200 close");
    expect(await ended).toBe(0);
    await expect(fetch(`${url}/v1/health`)).rejects.toThrow();
  });

  it("of one of two processes moves the open stream to the other: every price arrives, none twice, and no request fails", async ({ skip }) => {
    const database = await databaseEnv("PostgreSQL");
    if (!database) return skip(noPostgres);
    const companies = await startCarrierSandbox(2);
    const env = { ...database, EXTERNAL_ORIGIN: companies.external, DRAIN_SECONDS: "1" };
    const [one, two] = await Promise.all([spawnService(env), spawnService(env)]);
    const balancer = await startBalancer([one.url, two.url]);
    const client = clientOf(balancer.url);
    const begun = await complete(client);
    await submit(client, begun);

    const events: QuoteEvent[] = [];
    let lists = 0;
    const watched = { ...client, call: ((...given) => ((lists += 1), client.call(...given))) as typeof client.call };
    const isOver = (): boolean => events.some((event) => "status" in event && event.status === "Completed");
    const following: Promise<FollowEnd> = followQuotes({ client: watched, ...begun, signal: new AbortController().signal, onEvent: (event) => events.push(event), isOver });
    await expect.poll(() => idsIn(events).length, { timeout: 30_000 }).toBeGreaterThan(3);
    const before = events.length;
    const ended = one.terminate();
    await expect.poll(() => balancer.isReady(one.url), { timeout: 10_000 }).toBe(false);

    expect(await following).toEqual({ kind: "over" });
    expect(await ended).toBe(0);
    const snapshots = events.flatMap((event, index) => (event.type === "snapshot" ? [index] : []));
    expect(snapshots).toHaveLength(2);
    expect(snapshots[1]).toBeGreaterThanOrEqual(before);
    // The second snapshot replaces the list. No price that it has comes again, and it has every price of the first stream.
    const parts = [events.slice(0, snapshots[1]), events.slice(snapshots[1])];
    for (const part of parts) expect(new Set(idsIn(part)).size).toBe(idsIn(part).length);
    expect(idsIn(parts[0]!).filter((id) => !idsIn(parts[1]!).includes(id))).toEqual([]);
    expect(idsIn(parts[1]!).sort()).toEqual((await quotesOf(client, begun)).quotes.map(({ id }) => id).sort());
    // It came back to a stream, not to polling.
    expect(lists).toBe(0);
    expect(balancer.refused()).toBe(0);
    await companies.stop();
  });
});
