import { once } from "node:events";
import { connect as openSocket } from "node:net";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { inPortions } from "../../embed-demo/service/http/portionedLimit";
import type { Connection } from "../../embed-demo/service/database/connection";
import { createRateLimit, perMinute, type Limiter } from "../../embed-demo/service/http/rateLimit";
import { startService } from "../../embed-demo/service/boot/start";
import { streamQuotes } from "../../src/api/contract/quotes";
import { newDatabase, noPostgres } from "./databases";
import { onEveryEngine } from "./engines";
import { clientOf, complete, submit } from "./journey";

const behindProxy = { trustedProxies: ["127.0.0.1", "::1"] };
let last = 0;
/** Returns an address that no earlier test has used, as buckets outlive a service. */
const newAddress = (): string => `198.51.100.${(last += 1)}`;

const get = (url: string, address: string, key = "pk_default_demo") => fetch(url, { headers: { "X-Partner-Key": key, "X-Forwarded-For": address } });

onEveryEngine("Limits", (start) => {
  it("tell a caller when to come back, and count each address behind a trusted proxy separately", async () => {
    const { url, stop } = await start({ ...behindProxy, rateLimitPerMinute: 2 });
    const [one, two] = [newAddress(), newAddress()];
    const ask = (address: string) => get(`${url}/v1/zip-codes/78701`, address);
    expect([(await ask(one)).status, (await ask(one)).status]).toEqual([200, 200]);
    const third = await ask(one);
    expect(third.status).toBe(429);
    expect(Number(third.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await ask(two)).status).toBe(200);
    await stop();
  });

  it("count all unknown keys as one caller", async () => {
    const { url, stop } = await start({ ...behindProxy, rateLimitPerMinute: 1 });
    const address = newAddress();
    const ask = async (key: string) => (await get(`${url}/v1/zip-codes/78701`, address, key)).status;
    expect([await ask("pk_made_up"), await ask("pk_another"), await ask("pk_default_demo")]).toEqual([401, 429, 200]);
    await stop();
  });

  it("apply to the OpenAPI document, which is generated once and cacheable", async () => {
    const { url, stop } = await start({ ...behindProxy, rateLimitPerMinute: 1 });
    const address = newAddress();
    const first = await get(`${url}/v1/openapi.json`, address);
    expect([first.status, first.headers.get("Cache-Control")]).toEqual([200, "public, max-age=3600"]);
    expect((await get(`${url}/v1/openapi.json`, address)).status).toBe(429);
    await stop();
  });

  it("refuse too many wrong secrets with the same beginning, but never a correct one from the same address", async () => {
    const { url, stop } = await start({ ...behindProxy, limits: { guessesPerMinute: 3 } });
    const [office, elsewhere] = [newAddress(), newAddress()];
    const ask = async (path: string, address: string) => (await get(`${url}/v1/${path}`, address)).status;
    const redeem = async (secret: string, address: string) => {
      const headers = { "Content-Type": "application/json", "X-Partner-Key": "pk_default_demo", "X-Forwarded-For": address };
      return (await fetch(`${url}/v1/resume-links/redemption`, { method: "POST", headers, body: JSON.stringify({ secret }) })).status;
    };
    const guesses = async (address: string) => [await ask("referrals/WELCOME-1", address), await ask("referrals/WELCOME-2", address), await ask("referrals/WELCOME-3", address)];
    expect(await guesses(office)).toEqual([404, 404, 404]);
    expect(await ask("referrals/WELCOME-4", office)).toBe(429);
    for (let time = 0; time < 8; time += 1) expect(await ask("referrals/WELCOME-9TQ4KX7M2VRB", office)).toBe(200);
    // A secret with another beginning, another kind, another address and another partner each have their own bucket.
    expect((await get(`${url}/v1/referrals/WELCOME-7`, office, "pk_auvane_demo")).status).toBe(404);
    expect([await ask("referrals/HELLO-1", office), await ask("lead-lookups/WELCOME-5", office), await ask("referrals/WELCOME-6", elsewhere)]).toEqual([404, 404, 404]);
    const secrets = ["1", "2", "3", "4"].map((end) => "A".repeat(42) + end);
    expect([await redeem(secrets[0]!, office), await redeem(secrets[1]!, office), await redeem(secrets[2]!, office), await redeem(secrets[3]!, office)]).toEqual([404, 404, 404, 429]);
    await stop();
  });

  it("apply to a session's streams: one too many is refused, and may return when another has ended", async () => {
    const { url, stop } = await start({ ratingSpeed: 1, limits: { streamsPerSession: 1 } });
    const client = clientOf(url);
    const begun = await complete(client, "Slow Carriers");
    await submit(client, begun);
    const open = (signal?: AbortSignal) => client.stream(streamQuotes, { params: { applicationId: begun.applicationId }, token: begun.token, ...(signal && { signal }) }, () => {});
    const leaving = new AbortController();
    const first = open(leaving.signal).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await open()).toMatchObject({ reason: "refused", problem: { code: "RATE_LIMITED" } });
    leaving.abort();
    await first;
    const second = new AbortController();
    await expect
      .poll(async () => {
        const ended = open(second.signal).catch(() => ({ reason: "open" }));
        setTimeout(() => second.abort(), 100);
        return (await ended).reason;
      })
      .toBe("open");
    await stop();
  });

  it("end a stream after its time without calling it complete", async () => {
    const { url, stop } = await start({ ratingSpeed: 1, limits: { streamMs: 300 } });
    const client = clientOf(url);
    const begun = await complete(client, "Slow Carriers");
    await submit(client, begun);
    expect(await client.stream(streamQuotes, { params: { applicationId: begun.applicationId }, token: begun.token }, () => {})).toEqual({ reason: "moved" });
    await stop();
  });

  it("close a socket whose request never arrives completely", async () => {
    const { url, stop } = await start({ limits: { requestMs: 500 } });
    const socket = openSocket(Number(new URL(url).port), "localhost");
    socket.on("error", () => {});
    socket.write("POST /v1/leads HTTP/1.1\r\nHost: localhost\r\nX-Partner-Key: pk_default_demo\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{");
    const started = performance.now();
    socket.resume();
    await once(socket, "close");
    expect(performance.now() - started).toBeLessThan(4_000);
    await stop();
  });
});

onEveryEngine("A rate limit", (_start, open) => {
  it.each([0, 1])("keeps working when the database's clock steps back by an hour with %s requests left", async (left) => {
    const connection = await open();
    const caller = `caller with ${left}`;
    const limit = createRateLimit(connection.db, perMinute(60));
    expect(await limit.take(caller)).toBeNull();
    // Simulates a row that was written before the clock stepped back.
    await connection.db.execute(sql`UPDATE rate_bucket SET at = at + interval '1 hour', requests = ${left}`);
    expect(await limit.take(caller)).toBeNull();
    expect(await limit.take(caller)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await limit.take(caller)).toBeNull();
    await connection.close();
  });
});

onEveryEngine("A daily limit", (_start, open) => {
  it("names the rest of the wait, and allows the next request after it", async () => {
    const connection = await open();
    const limit = createRateLimit(connection.db, { most: 6, seconds: 86_400 });
    const later = (hours: number) => connection.db.execute(sql`UPDATE rate_bucket SET at = at - ${hours} * interval '1 hour'`);
    for (let count = 0; count < 6; count += 1) expect(await limit.take("caller")).toBeNull();
    await later(3);
    const wait = (await limit.take("caller")) ?? 0;
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(3_600);
    await later(1);
    // Another process remembers no refusal.
    expect(await createRateLimit(connection.db, { most: 6, seconds: 86_400 }).take("caller")).toBeNull();
    await connection.close();
  });
});

async function bucketsIn({ db }: Connection): Promise<{ requests: number }[]> {
  const result: unknown = await db.execute(sql`SELECT requests FROM rate_bucket`);
  return (result as { rows: { requests: number }[] }).rows;
}

onEveryEngine("A limit taken in portions", (_start, open) => {
  const allowance = perMinute(200);
  const askedOf = async (limit: Limiter, times: number) => {
    const waits = await Promise.all(Array.from({ length: times }, () => limit.take("caller")));
    return waits.filter((wait) => wait === null).length;
  };

  it("allows no more than the bucket has, however many processes take from it at the same time", async () => {
    const connection = await open();
    const processes = [1, 2, 3].map(() => inPortions(createRateLimit(connection.db, allowance), allowance));
    const allowed = await Promise.all(processes.map((limit) => askedOf(limit, 100)));
    // The bucket fills meanwhile, with three a second.
    expect(allowed.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(200 - 3 * 10);
    const buckets = await bucketsIn(connection);
    expect(buckets).toHaveLength(1);
    expect(buckets[0]!.requests).toBeGreaterThanOrEqual(0);
    await connection.close();
  });

  it("writes to the bucket once a portion", async () => {
    const connection = await open();
    await connection.db.execute(sql`DELETE FROM rate_bucket`);
    const limit = inPortions(createRateLimit(connection.db, allowance), allowance);
    expect(await askedOf(limit, 10)).toBe(10);
    expect(await bucketsIn(connection)).toEqual([{ requests: 190 }]);
    await connection.close();
  });
});

describe("Two processes on one PostgreSQL", () => {
  it("together allow as much as one, of calls that touch the database", async ({ skip }) => {
    if (!newDatabase) return skip(noPostgres);
    const options = { port: 0, ...sandboxDoors("http://localhost:4403"), dataDir: "", databaseUrl: await newDatabase(), allowedOrigins: {}, logLevel: "silent", rateLimitPerMinute: 6 };
    const [one, two] = await Promise.all([startService(options), startService(options)]);
    const ask = (url: string) => get(`${url}/v1/leads/nobodys`, "").then(({ status }) => status);
    const statuses = await Promise.all([one, two, one, two, one, two, one, two, one, two].map(({ url }) => ask(url)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    await Promise.all([one.stop(), two.stop()]);
  });
});
