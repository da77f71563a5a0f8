import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "../kernel/zod";
import type { Result } from "../kernel/result";
import { createClient, type StreamEnd } from "./client";
import { endpoint, type Endpoint, type EventOf, type ResponseOf } from "./contract/endpoint";
import type { Problem } from "./contract/problem";
import type { AnyOptions } from "./request";

const read = endpoint({
  id: "read",
  method: "GET",
  path: "/v1/things/{thingId}",
  auth: "partner",
  response: () => z.object({ size: z.number() }),
  events: () => z.object({ n: z.number() }),
  status: 200,
});
const readFile = endpoint({ id: "readFile", method: "GET", path: "/v1/things/{thingId}/file", auth: "partner", file: "application/pdf", status: 200 });
const create = endpoint({
  id: "create",
  method: "POST",
  path: "/v1/things",
  auth: "session",
  response: () => z.object({ size: z.number() }),
  status: 201,
});

/** The client as it takes endpoints that are in no contract: whatever their options. */
interface AnyClient {
  call<Called extends Endpoint>(endpoint: Called, options: AnyOptions): Promise<Result<ResponseOf<Called>, Problem>>;
  stream<Called extends Endpoint>(endpoint: Called, options: AnyOptions, onEvent: (event: EventOf<Called>) => void): Promise<StreamEnd>;
}

let server: Server | null = null;

/** Starts a server that gives these responses in order; the last one repeats. */
async function serve(...answers: RequestListener[]) {
  const requests: { url: string; headers: Record<string, unknown> }[] = [];
  server = createServer((request, response) => {
    requests.push({ url: request.url ?? "", headers: request.headers });
    (answers[requests.length - 1] ?? answers.at(-1))?.(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const client: AnyClient = createClient({ baseUrl: url, partnerKey: "pk" });
  return { client, requests, url };
}

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = null;
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener => (_request, response) => {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
};
const problem = (status: number, code: string, headers: Record<string, string> = {}) => json(status, { type: "about:blank", title: code, status, code }, headers);
const hangUp: RequestListener = (request) => request.socket.destroy();
const thing = { params: { thingId: "a b/c" }, query: { color: "red & blue" } };

it.each([
  [true, "off"],
  [false, undefined],
])("reports that the state filter is off: %j", async (stateFilterOff, said) => {
  const { requests, url } = await serve(json(200, { size: 1 }));
  const client: AnyClient = createClient({ baseUrl: url, partnerKey: "pk", stateFilterOff });
  await client.call(read, thing);
  expect(requests[0]?.headers["x-state-filter"]).toBe(said);
});

describe("a call", () => {
  it("sends what the contract requires and returns what it promises", async () => {
    const { client, requests } = await serve(json(200, { size: 3, secret: 1 }));
    expect(await client.call(read, { ...thing, token: "t", idempotencyKey: "k", revision: 0 })).toEqual({ ok: true, value: { size: 3 } });
    expect(requests[0]?.url).toMatch(/^\/v1\/things\/a%20b%2Fc\?color=red(\+|%20)(&|%26)(\+|%20)blue$/);
    expect(requests[0]?.headers).toMatchObject({ "x-partner-key": "pk", authorization: "Bearer t", "idempotency-key": "k", "x-revision": "0" });
  });

  it.each([
    ["the service's problem", problem(409, "REVISION_CONFLICT"), "REVISION_CONFLICT"],
    ["a proxy's error page", ((_q, response) => response.writeHead(403).end("<html>")), "INVALID_RESPONSE"],
    ["an answer that breaks the contract", json(200, { size: "3" }), "INVALID_RESPONSE"],
  ])("turns %s into a value, without a retry", async (_name, answer, code) => {
    const { client, requests } = await serve(answer);
    expect(await client.call(read, thing)).toMatchObject({ ok: false, error: { code } });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["a dropped connection", hangUp],
    ["a busy service", problem(503, "SHUTTING_DOWN")],
    ["a gateway's own problem, that it has no service", problem(503, "UPSTREAM_DOWN")],
    ["a gateway's own problem, that its service was too slow", problem(504, "UPSTREAM_SLOW")],
    ["an answer that was cut off", ((_q, response) => response.writeHead(200).end('{"size":'))],
    ["a broken service", ((_q, response) => response.writeHead(502).end("<html>"))],
  ])("is retried after %s", async (_name, answer) => {
    const { client, requests } = await serve(answer, json(200, { size: 3 }));
    expect(await client.call(read, thing)).toEqual({ ok: true, value: { size: 3 } });
    expect(requests).toHaveLength(2);
  });

  const pdf = (text: string): RequestListener => (_request, response) => void response.writeHead(200, { "Content-Type": "application/pdf" }).end(text);

  it("for a file gives it whole, and asks again for one that was cut off", async () => {
    const { client, requests } = await serve(pdf("%PDF-1.7 half"), pdf("%PDF-1.7 whole\n%%EOF\n"));
    const answer = await client.call(readFile, thing);
    expect(answer.ok && (await (answer.value).text())).toBe("%PDF-1.7 whole\n%%EOF\n");
    expect(requests).toHaveLength(2);
  });

  it.each([
    ["poliza-RN-1.pdf", "poliza-RN-1.pdf"],
    ["../policy.pdf", undefined],
    [undefined, undefined],
  ])("for a file named %s gives the name %s", async (given, name) => {
    const named = given !== undefined && { "Content-Disposition": `attachment; filename="${given}"` };
    const { client } = await serve((_request, response) => void response.writeHead(200, { "Content-Type": "application/pdf", ...named }).end("%PDF-1.7\n%%EOF\n"));
    const answer = await client.call(readFile, thing);
    expect(answer.ok && answer.value instanceof File ? answer.value.name : undefined).toBe(name);
  });

  it("for a file takes no page for it", async () => {
    const { client } = await serve((_request, response) => void response.writeHead(200, { "Content-Type": "text/html" }).end("%%EOF"));
    expect(await client.call(readFile, thing)).toMatchObject({ error: { code: "INVALID_RESPONSE" } });
  });

  it("is given up after three tries", async () => {
    const { client, requests } = await serve(hangUp);
    expect(await client.call(read, thing)).toMatchObject({ ok: false, error: { code: "NETWORK", status: 0 } });
    expect(requests).toHaveLength(3);
  });

  it.each([
    ["an idempotency key", { idempotencyKey: "k" }],
    ["a revision, with which the service takes it once", { revision: 0 }],
  ])("that changes something is repeated only with %s", async (_under, options) => {
    const { client, requests } = await serve(hangUp, hangUp, json(201, { size: 1 }));
    expect(await client.call(create, { body: { size: 1 }, token: "t" })).toMatchObject({ ok: false });
    expect(requests).toHaveLength(1);
    expect(await client.call(create, { body: { size: 1 }, token: "t", ...options })).toMatchObject({ ok: true });
    expect(requests).toHaveLength(3);
  });

  it("that changes a revision has one key however often it is sent, and the next call has another", async () => {
    const { client, requests } = await serve(hangUp, json(201, { size: 1 }));
    const change = { body: { size: 1 }, token: "t", revision: 0 };
    await client.call(create, change);
    await client.call(create, change);
    const [first, again, next] = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it("is repeated when a gateway limits calls by a page of its own", async () => {
    const page: RequestListener = (_request, response) => void response.writeHead(429, { "Content-Type": "text/html", "Retry-After": "1" }).end("<title>429</title>");
    const { client, requests } = await serve(page, json(200, { size: 1 }));
    expect(await client.call(read, thing)).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
  });

  it("isn't repeated when the service asks for a wait longer than a person's patience", async () => {
    const { client, requests } = await serve(problem(429, "RATE_LIMITED", { "Retry-After": "60" }));
    expect(await client.call(read, thing)).toMatchObject({ error: { code: "RATE_LIMITED" } });
    expect(requests).toHaveLength(1);
  });

  it("outlives the page only until one hangs, because Chromium keeps the connection of one that hung", async () => {
    vi.useFakeTimers();
    const asked: (boolean | undefined)[] = [];
    vi.stubGlobal("fetch", (_address: string, { keepalive, signal }: RequestInit) => {
      asked.push(keepalive);
      return new Promise((_resolve, reject) => void signal?.addEventListener("abort", () => reject(signal.reason as Error)));
    });
    const client: AnyClient = createClient({ baseUrl: "https://api.example.com", partnerKey: "pk" });
    const call = async () => {
      const answer = client.call(read, { params: { thingId: "1" }, keepalive: true });
      await vi.advanceTimersByTimeAsync(15_000);
      return answer;
    };
    expect(await call()).toMatchObject({ ok: false, error: { code: "TIMEOUT" } });
    await call();
    expect(asked).toEqual([true, undefined]);
  });

  it("throws the caller's reason when it aborts, before, during and between tries", async () => {
    const reason = new Error("stale");
    const { client } = await serve(problem(503, "SHUTTING_DOWN", { "Retry-After": "5" }));
    await expect(client.call(read, { ...thing, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const waiting = client.call(read, { ...thing, signal: controller.signal });
    setTimeout(() => controller.abort(reason), 100);
    await expect(waiting).rejects.toBe(reason);
  });
});

describe("a stream", () => {
  const events = (text: string): RequestListener => (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).end(text);
  };

  it.each([
    ["complete at its end event", events('data: {"n":1}\n\ndata: {"n":2}\n\nevent: end\ndata: {}\n\n'), [1, 2], { reason: "complete" }],
    ["moved when the service says so", events('data: {"n":1}\n\nretry: 0\nevent: moved\ndata: {}\n\n'), [1], { reason: "moved" }],
    ["interrupted without one", events('data: {"n":1}\n\n'), [1], { reason: "interrupted", problem: { code: "NETWORK" } }],
    ["interrupted by what breaks the contract", events('data: {"n":"x"}\n\n'), [], { reason: "interrupted", problem: { code: "INVALID_RESPONSE" } }],
    ["refused with the service's problem", problem(404, "NOT_FOUND"), [], { reason: "refused", problem: { code: "NOT_FOUND" } }],
    ["interrupted when nobody answers", hangUp, [], { reason: "interrupted", problem: { code: "NETWORK" } }],
  ])("is %s", async (_name, answer, numbers, end) => {
    const { client } = await serve(answer);
    const seen: number[] = [];
    expect(await client.stream(read, thing, ({ n }) => seen.push(n))).toMatchObject(end);
    expect(seen).toEqual(numbers);
  });

  it("throws the caller's reason when it aborts", async () => {
    const { client } = await serve((_request, response) => void response.writeHead(200).write('data: {"n":1}\n\n'));
    const controller = new AbortController();
    const reason = new Error("left the page");
    await expect(client.stream(read, { ...thing, signal: controller.signal }, () => controller.abort(reason))).rejects.toBe(reason);
  });
});
