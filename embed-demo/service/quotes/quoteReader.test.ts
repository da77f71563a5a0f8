import { drizzle } from "drizzle-orm/pg-proxy";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { QuoteList } from "../../../src/api/contract/quotes";
import { carriersFor } from "../reference/carriers";
import { createQuoteReader } from "./quoteReader";

const [one, two] = carriersFor("PERSONAL_AUTO", "TX", "panel");
const declined = { outcome: "declined", message: "Can't offer a quote" };

/** An application as [id, session], and its rows as [quote, carrier, status, result]; one without rows has been created only. */
const applications: readonly (readonly [string, string, readonly (readonly unknown[])[]])[] = [
  ["a", "session-a", [["a1", one!.id, "declined", declined], ["a2", two!.id, "waiting", null]]],
  ["b", "session-b", [["b1", one!.id, "waiting", null]]],
  ["c", "session-c", []],
];

/** A reader of a database with these applications. `statements` has the quotes whose results are left out, and the applications. */
function reading() {
  const began = performance.now();
  const statements: unknown[][] = [];
  const order: string[] = [];
  const db = drizzle((_sql, params) => {
    const [leftOut, ...ids] = params;
    order.push("statement");
    statements.push([Math.round(performance.now() - began), leftOut, ids.join(" ")]);
    const rows = applications.flatMap(([id, session, own]) => (ids.includes(id) ? (own.length > 0 ? own : [[null, null, null, null]]).map((row) => [id, session, 1, "PERSONAL_AUTO", ...row]) : []));
    return Promise.resolve({ rows });
  });
  const read = createQuoteReader(db);
  return {
    statements,
    order,
    read: (applicationId: string, told: readonly string[] = [], sessionId = `session-${applicationId}`): Promise<QuoteList | null> =>
      read({ applicationId, sessionId, told: () => told, onRead: () => order.push(`read ${applicationId}`) }),
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const short = (list: QuoteList | null) => list && [list.applicationId, list.carriersAsked, list.carriersAnswered, list.withoutPrice.map(({ id, outcome }) => `${id} ${outcome}`)];

it("reads the streams' applications together, and gives each session its own only", async () => {
  const { read, wait, statements, order } = reading();
  const lists = Promise.all([read("a"), read("b"), read("a", [], "session-b"), read("nobody's"), read("c")]);
  await wait(5);
  expect((await lists).map(short)).toEqual([["a", 2, 1, ["a1 DECLINED", "a2 ASKED"]], ["b", 1, 0, ["b1 ASKED"]], null, null, ["c", 0, 0, []]]);
  expect(statements).toEqual([[5, "", "a b nobody's c"]]);
  expect(order).toEqual(["read a", "read b", "read a", "read nobody's", "read c", "statement"]);
});

it("reads what has changed meanwhile again", async () => {
  const { read, wait, statements } = reading();
  for (let times = 0; times < 2; times += 1) {
    const list = read("a");
    await wait(5);
    expect((await list)?.applicationId).toBe("a");
  }
  expect(statements).toHaveLength(2);
});

it("lets streams that have a price wait for each other, and goes with one that has none", async () => {
  const { read, wait, statements } = reading();
  void read("a", ["a1"]);
  await wait(20);
  void read("a", ["a1"]);
  await wait(30);
  void read("a", ["a1"]);
  await wait(20);
  void read("b");
  await wait(100);
  expect(statements).toEqual([[50, "a1", "a"], [75, "a1", "a b"]]);
});

it.each<[string, readonly (readonly [string, readonly string[]])[], string]>([
  ["that its only stream has sent", [["a", ["a1", "a2"]]], "a1,a2"],
  ["that both streams of an application have sent", [["a", ["a1", "a2"]], ["a", ["a2"]]], "a2"],
  ["whatever another application's stream has sent", [["a", ["a1"]], ["b", []]], "a1"],
])("leaves out the quotes %s", async (_what, streams, leftOut) => {
  const { read, wait, statements } = reading();
  for (const [application, told] of streams) void read(application, told);
  await wait(50);
  expect(statements.map(([, left]) => left)).toEqual([leftOut]);
});
