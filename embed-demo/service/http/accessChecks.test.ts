import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { headers, type Endpoint } from "../../../src/api/contract/endpoint";
import type { Partner } from "../partners/partners";
import { createAccessChecks, type AccessChecks } from "./accessChecks";
import type { Guess } from "./call";
import { ProblemError } from "./problemError";
import type { ServiceContext, Variables } from "./serviceContext";

const partner = { id: "acme" } as Partner;
const endpointOf = (more: Partial<Endpoint>) => ({ method: "GET", auth: "partner", ...more }) as Endpoint;

/** Calls a check for a request with these headers. Returns its result or problem, whom the limits counted, and what the call knows. */
async function checked<Value>(sent: Readonly<Record<string, string>>, check: (checks: AccessChecks, context: ServiceContext) => Value, wait: number | null = null) {
  const counted: string[] = [];
  const counting = (name: string, answer: number | null = null) => ({ take: (caller: string) => Promise.resolve((counted.push(`${name}: ${caller}`), answer)) });
  const checks = createAccessChecks({
    partners: { byKey: (key) => (key === "pk_acme" ? partner : undefined) },
    origins: { isAllowed: (_partner, origin) => origin === "https://acme.test", isKnown: () => true },
    referenceLimit: counting("reference"),
    rateLimit: counting("rate"),
    guesses: counting("guesses", wait),
    addressOf: () => "198.51.100.1",
  });
  const app = new Hono<Variables>();
  let found: Awaited<Value> | string | undefined;
  let known: unknown[] = [];
  app.get("/", async (context) => {
    found = await Promise.resolve().then(() => check(checks, context)).catch((error: unknown) => (error instanceof ProblemError ? error.code : String(error)));
    known = [context.get("partner"), context.get("isTurnedAway")];
    return context.text("");
  });
  await app.request("/", { headers: sent });
  return { found, counted, known };
}

const [own, strange] = [{ Origin: "https://acme.test" }, { Origin: "https://evil.test" }];
describe("a caller", () => {
  it.each<[string, Readonly<Record<string, string>>, Partial<Endpoint>, unknown, string, unknown[]]>([
    ["from its own page is let in", { [headers.partnerKey]: "pk_acme", ...own }, {}, partner, "reference: acme", ["acme", false]],
    ["without a page is let in", { [headers.partnerKey]: "pk_acme" }, {}, partner, "reference: acme", ["acme", false]],
    ["without a page isn't, where only pages may call", { [headers.partnerKey]: "pk_acme" }, { pageOnly: true }, "ORIGIN_NOT_ALLOWED", "reference: acme", ["acme", true]],
    ["from its own page is let in where only pages may call", { [headers.partnerKey]: "pk_acme", ...own }, { pageOnly: true }, partner, "reference: acme", ["acme", false]],
    ["from a stranger's page isn't", { [headers.partnerKey]: "pk_acme", ...strange }, {}, "ORIGIN_NOT_ALLOWED", "reference: acme", ["acme", true]],
    ["with a made-up key isn't, and shares its limit with all of them", { [headers.partnerKey]: "pk_1", ...own }, {}, "PARTNER_KEY_INVALID", "reference: unknown", [undefined, true]],
    ["without a key isn't", own, {}, "PARTNER_KEY_INVALID", "reference: unknown", [undefined, true]],
    ["who changes something is counted across all processes", { [headers.partnerKey]: "pk_acme" }, { method: "POST" }, partner, "rate: acme", ["acme", false]],
    ["who reads a visitor's data is counted across all processes", { [headers.partnerKey]: "pk_acme" }, { auth: "session" }, partner, "rate: acme", ["acme", false]],
  ])("%s", async (_who, sent, endpoint, expected, counted, known) => {
    expect(await checked(sent, (checks, context) => checks.admit(context, endpointOf(endpoint)))).toEqual({ found: expected, counted: [`${counted} 198.51.100.1`], known });
  });
});

describe("a token", () => {
  const shortest = "a-_9".repeat(5);
  it.each([
    ["the shortest", `Bearer ${shortest}`, shortest],
    ["the longest", `Bearer ${"a".repeat(100)}`, "a".repeat(100)],
    ["one that is too short", `Bearer ${shortest.slice(1)}`, null],
    ["one that is too long", `Bearer ${"a".repeat(101)}`, null],
    ["one with other characters", `Bearer ${shortest} x`, null],
    ["one of another kind", `Basic ${shortest}`, null],
  ])("%s is read as %s: %j", async (_which, authorization, token) => {
    const read = async (auth: Endpoint["auth"]) => (await checked({ Authorization: authorization }, (checks, context) => checks.tokenOf(context, endpointOf({ auth })))).found;
    expect([await read("partner"), await read("session")]).toEqual([token, token ?? "TOKEN_MISSING"]);
  });

  it("that isn't sent is missed only where one is needed", async () => {
    const read = async (auth: Endpoint["auth"]) => (await checked({}, (checks, context) => checks.tokenOf(context, endpointOf({ auth })))).found;
    expect([await read("partner"), await read("session")]).toEqual([null, "TOKEN_MISSING"]);
  });
});

describe("a secret", () => {
  const guess: Guess = { kind: "referral", secret: "WELCOME-1" };
  const counted = ["guesses: referral acme 198.51.100.1 WELC"];
  it.each<[string, Error | null, number | null, string, string[]]>([
    ["that is right isn't counted", null, 7, "ok", []],
    ["that is wrong is counted with those that begin like it", new ProblemError("REFERRAL_NOT_FOUND"), null, "REFERRAL_NOT_FOUND", counted],
    ["that is wrong too often is refused", new ProblemError("REFERRAL_NOT_FOUND"), 7, "RATE_LIMITED", counted],
    ["of a call that is refused for another reason isn't counted", new ProblemError("VALIDATION"), 7, "VALIDATION", []],
    ["of a call that breaks isn't counted", new Error("broken"), 7, "Error: broken", []],
  ])("%s", async (_which, error, wait, expected, taken) => {
    const answer = () => (error ? Promise.reject(error) : Promise.resolve("ok" as unknown as Response));
    const { found, counted: by } = await checked({}, (checks, context) => checks.countGuess(context, partner, guess, answer), wait);
    expect([found, by]).toEqual([expected, taken]);
  });
});
