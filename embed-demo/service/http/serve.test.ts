import { Hono } from "hono";
import { expect, it } from "vitest";
import { headers, type Endpoint } from "../../../src/api/contract/endpoint";
import { z } from "../../../src/kernel/zod";
import type { AccessChecks } from "./accessChecks";
import { probe, type Route } from "./call";
import { httpLimits } from "./limits";
import { ProblemError } from "./problemError";
import { createServe } from "./serve";
import type { Variables } from "./serviceContext";

const unwritable = { update: () => { throw new Error("The database is out of reach"); } };

/** Calls a route in a session that wasn't used for a while. The database can't be written outside the call's transaction. */
async function call(
  route: Route,
  { anyState = false, times = 1, sent = {}, doors = {} }: { anyState?: boolean; times?: number; sent?: Record<string, string>; doors?: Partial<AccessChecks> } = {},
) {
  const serve = createServe({
    connection: { db: unwritable, transaction: (work: (db: object) => unknown) => Promise.resolve(work({})) } as never,
    doors: {
      admit: () => Promise.resolve({ id: "acme" }),
      tokenOf: () => "token",
      addressOf: () => "203.0.113.9",
      sessionFor: () => Promise.resolve({ sessionId: "session", token: "token", isStale: route.endpoint.method !== "GET" }),
      ...doors,
    } as never,
    refuse: null,
    anyState,
    clock: () => new Date(0),
    limits: { ...httpLimits, streamsPerSession: 1 },
    metrics: { streamOpened: () => undefined, streamClosed: () => undefined } as never,
    stopping: new AbortController().signal,
    onStreamError: () => undefined,
  });
  const app = new Hono<Variables>();
  app.all("/", async (context) => serve(context, route));
  app.onError((error) => new Response(error instanceof ProblemError ? error.code : String(error), { status: 500 }));
  const answers: string[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await (await app.request("/", { method: route.endpoint.method, headers: sent })).text());
  return answers;
}

/** A call without input: an id of the contract says what is read from a request. */
const endpoint = (more: Partial<Endpoint>): Endpoint => ({ id: "readHealth", method: "GET", path: "/", auth: "session", status: 200, response: () => z.boolean(), ...more }) as Endpoint;

it.each([
  [true, "off", "true"],
  [true, "on", "false"],
  [true, undefined, "false"],
  [false, "off", "false"],
])("a service that sells in any state on request (%j), asked with the filter %j, does: %s", async (anyState, filter, expected) => {
  const route = probe({ endpoint: endpoint({ auth: "none" }), answer: async (asked) => Promise.resolve(asked.anyState) });
  expect(await call(route, { anyState, sent: filter === undefined ? {} : { [headers.stateFilter]: filter } })).toEqual([expected]);
});

it("a stream that can't be opened leaves its place to the next", async () => {
  const route: Route = { endpoint: endpoint({}), events: () => Promise.reject(new ProblemError("NOT_FOUND")) };
  expect(await call(route, { times: 3 })).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
});

it("a change that was made is answered, even if its session's use can't be recorded then", async () => {
  expect(await call({ endpoint: endpoint({ method: "POST" }), answer: async () => Promise.resolve(true) })).toEqual(["true"]);
});

it.each([
  ["a caller without a session learns only that", new ProblemError("TOKEN_MISSING"), "TOKEN_MISSING"],
  ["a caller with one learns what it sent wrong", null, "REVISION_REQUIRED"],
])("%s", async (_caller, problem, expected) => {
  const sessionFor = () => (problem ? Promise.reject(problem) : Promise.resolve({ sessionId: "session", token: "token", isStale: false }));
  const route: Route = { endpoint: endpoint({ method: "PATCH", revision: "required" }), answer: async () => Promise.resolve(true) };
  expect(await call(route, { doors: { sessionFor } })).toEqual([expected]);
});

it("calls that need no partner are limited, but for those by which the service's health is watched", async () => {
  const limitReference = () => Promise.reject(new ProblemError("RATE_LIMITED"));
  const route: Route = { endpoint: endpoint({ auth: "none" }), answer: async () => Promise.resolve(true) };
  expect(await call(route, { doors: { limitReference } })).toEqual(["RATE_LIMITED"]);
  expect(await call(probe(route), { doors: { limitReference } })).toEqual(["true"]);
});
