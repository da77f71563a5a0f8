import pino from "pino";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../../src/api/contract/endpoint";
import { createApp, type AppOptions } from "./app";
import { httpLimits } from "./limits";
import { createOrigins } from "./origins";

const partner = { id: "acme", origins: ["https://acme.test"] };
const endpoints: readonly Pick<Endpoint, "method" | "path">[] = [
  { method: "GET", path: "/v1/things/{thingId}" },
  { method: "DELETE", path: "/v1/things/{thingId}" },
  { method: "POST", path: "/v1/things" },
];

/** Calls a service without a database: calls that need one aren't for these tests. Records what it counts. */
function open(more: Partial<AppOptions> = {}) {
  const counted: unknown[] = [];
  const app = createApp({
    connection: { db: {} } as never,
    refuse: null,
    anyState: false,
    clock: () => new Date(0),
    routes: endpoints.map((endpoint) => ({ endpoint: { id: "thing", status: 200, auth: "partner", ...endpoint } })),
    webhooks: [],
    desk: null,
    partners: { byKey: (key) => (key === "pk_acme" ? (partner as never) : undefined) },
    origins: createOrigins({ all: () => [partner] as never }, {}),
    rateLimitPerMinute: 10,
    limits: httpLimits,
    trustedProxies: [],
    log: pino({ level: "silent" }),
    metrics: { request: (call: unknown) => counted.push(call), text: () => Promise.resolve("up 1"), register: { contentType: "text/plain" } } as never,
    metricsToken: null,
    draining: new AbortController().signal,
    stopping: new AbortController().signal,
    ...more,
  });
  const env = { incoming: { socket: { remoteAddress: "203.0.113.9", remotePort: 1, remoteFamily: "IPv4" } } };
  return { counted, ask: async (path: string, init: RequestInit = {}) => app.request(path, init, env) };
}

const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code, response.headers.get("Allow")];

it.each([
  ["PUT", "/v1/things", [405, "METHOD_NOT_ALLOWED", "POST"]],
  ["POST", "/v1/things/1", [405, "METHOD_NOT_ALLOWED", "GET, DELETE"]],
  ["GET", "/v1/things/1/parts", [404, "NOT_FOUND", null]],
  ["GET", "/v1", [404, "NOT_FOUND", null]],
  ["GET", "/v1/others/1", [404, "NOT_FOUND", null]],
])("a %s of %s is answered with %j", async (method, path, expected) => expect(await codeOf(await open().ask(path, { method }))).toEqual(expected));

describe("a page", () => {
  it.each([
    ["of a partner reads what it is answered", "https://acme.test", "/v1/none", "https://acme.test"],
    ["of a stranger doesn't", "https://evil.test", "/v1/none", null],
    ["of a stranger reads that it is refused", "https://evil.test", "/v1/things/1", "https://evil.test"],
  ])("%s", async (_what, origin, path, allowed) => {
    const { headers } = await open().ask(path, { headers: { Origin: origin, "X-Partner-Key": "pk_acme" } });
    const exposed = allowed && "Content-Disposition, Retry-After, X-Request-Id";
    expect([headers.get("Access-Control-Allow-Origin"), headers.get("Access-Control-Expose-Headers"), headers.get("Vary")]).toEqual([allowed, exposed, "Origin"]);
  });

  it("of anybody may ask first, and is told which methods and headers there are", async () => {
    const response = await open().ask("/v1/things", { method: "OPTIONS", headers: { Origin: "https://evil.test" } });
    expect([response.status, response.headers.get("Access-Control-Allow-Origin")]).toEqual([204, "https://evil.test"]);
    expect(response.headers.get("Access-Control-Allow-Methods")).toBe("GET, POST, PATCH, DELETE");
    expect(response.headers.get("Access-Control-Max-Age")).toBe("600");
  });
});

it("each answer has an id of its own, and isn't guessed to be of another type", async () => {
  const { ask } = open();
  const [one, two] = [await ask("/v1/none"), await ask("/v1/none")];
  expect(one.headers.get("X-Request-Id")).toBe(((await one.json()) as { requestId: string }).requestId);
  expect(one.headers.get("X-Request-Id")).not.toBe(two.headers.get("X-Request-Id"));
  expect(one.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

it("answers close their connections once the service is about to stop", async () => {
  const draining = new AbortController();
  const { ask } = open({ draining: draining.signal });
  expect((await ask("/v1/none")).headers.get("Connection")).toBeNull();
  draining.abort();
  expect((await ask("/v1/none")).headers.get("Connection")).toBe("close");
});

it.each([
  ["nobody else while it has no token", null, {}, 404],
  ["nobody without the token", "secret", {}, 401],
  ["nobody with another token", "secret", { Authorization: "Bearer other" }, 401],
  ["the operator", "secret", { Authorization: "Bearer secret" }, 200],
])("the metrics are for this machine and for %s", async (_who, metricsToken, headers, status) => {
  const { ask, counted } = open({ metricsToken });
  expect((await ask("/metrics", { headers })).status).toBe(status);
  expect(counted).toEqual([{ method: "GET", route: "/metrics", status }]);
});

it("a call is counted by its route's pattern, which has nobody's id", async () => {
  const { ask, counted } = open();
  await ask("/v1/things/personal-id");
  await ask("/v1/personal-id");
  expect(counted).toEqual([{ method: "GET", route: "/v1/things/{thingId}", status: 401 }, { method: "GET", route: "none", status: 404 }]);
});

it.each([
  [0, 404],
  [1, 413],
])("a body that is %i bytes above the limit is answered with %i", async (above, status) => {
  const body = "x".repeat(httpLimits.bodyBytes + above);
  expect((await open().ask("/v1/none", { method: "POST", body, headers: { "Content-Length": String(body.length) } })).status).toBe(status);
});
