import { Hono, type Context } from "hono";
import { describe, expect, it } from "vitest";
import { headers, idempotencyKeyLeast, idempotencyKeyLength, type Endpoint } from "../../../src/api/contract/endpoint";
import type { Call } from "./call";
import { ProblemError } from "./problemError";
import { bodyOf, idempotencyKeyOf, needRevision, revisionOf } from "./readRequest";

/** Reads a request. Returns the result, or the code of the problem that it threw. */
async function reading(init: RequestInit, read: (context: Context) => unknown): Promise<unknown> {
  const app = new Hono();
  let found: unknown;
  app.post("/", async (context) => {
    found = await Promise.resolve().then(() => read(context)).catch((error: unknown) => (error as ProblemError).code);
    return context.text("");
  });
  await app.request("/", { method: "POST", ...init });
  return found;
}

describe("a body", () => {
  it.each([
    ["", "text/plain", {}],
    ["{}", "application/json", {}],
    ['{"a":1}', "Application/JSON; charset=utf-8", { a: 1 }],
    ['{"a":1}', "text/plain", "UNSUPPORTED_MEDIA_TYPE"],
    ['{"a":1}', "application/jsonp", "UNSUPPORTED_MEDIA_TYPE"],
    ['{"a":1}', "text/plain; application/json", "UNSUPPORTED_MEDIA_TYPE"],
    ['{"a":1', "application/json", "MALFORMED_JSON"],
  ])("%j as %s: %j", async (body, type, expected) => expect(await reading({ body, headers: { "Content-Type": type } }, bodyOf)).toEqual(expected));

  it("without a type isn't taken for JSON", async () => {
    expect(await reading({ body: new TextEncoder().encode("{}") }, bodyOf)).toBe("UNSUPPORTED_MEDIA_TYPE");
  });
});

it.each([
  [null, null],
  ["0", 0],
  ["999999999", 999_999_999],
  ["1000000000", "VALIDATION"],
  ["-1", "VALIDATION"],
  ["1.5", "VALIDATION"],
  ["1e3", "VALIDATION"],
  ["", "VALIDATION"],
])("the revision %j is read as %j", async (text, expected) => {
  expect(await reading({ headers: text === null ? {} : { [headers.revision]: text } }, revisionOf)).toBe(expected);
});

/** A key of this length, of eight different characters. */
const varied = (count: number): string => "abcdefgh".repeat(100).slice(0, count);

it.each<[string, string | null, boolean]>([
  ["none", null, true],
  ["an empty one", "", true],
  ["a short one", varied(idempotencyKeyLeast - 1), false],
  ["the shortest", varied(idempotencyKeyLeast), true],
  ["the longest", varied(idempotencyKeyLength), true],
  ["one that is too long", varied(idempotencyKeyLength + 1), false],
  ["one of seven characters", "abcdefg".repeat(4), false],
  ["a UUID", "0b5fd2c3-9a41-4e7c-8d16-2f30a8c4b9e7", true],
  ["a counter", "00000000000000000000000000000001", false],
])("of idempotency keys, %s is taken (%s): %j", async (_what, key, taken) => {
  expect(await reading({ headers: key === null ? {} : { [headers.idempotencyKey]: key } }, idempotencyKeyOf)).toBe(taken ? key || undefined : "VALIDATION");
});

it.each([
  ["required", {}, null, true],
  ["required", {}, 0, false],
  ["unlessEmpty", {}, null, false],
  ["unlessEmpty", undefined, null, false],
  ["unlessEmpty", { a: 1 }, null, true],
  ["unlessEmpty", { a: 1 }, 0, false],
  [undefined, { a: 1 }, null, false],
] as const)("where a revision is %s, a body %j with revision %j lacks it: %j", (revision, body, read, lacks) => {
  const need = () => needRevision({ revision } as Endpoint, { body, revision: read } as Call<Endpoint>);
  if (lacks) expect(need).toThrow(ProblemError);
  else expect(need).not.toThrow();
});
