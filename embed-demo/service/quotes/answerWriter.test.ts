import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Database } from "../database/connection";
import type { RatingResult } from "../database/tables/rating";
import { createAnswerWriter } from "./answerWriter";
import type { AnsweredTask } from "./tasks";

const priced = { outcome: "priced", quote: {} } as unknown as RatingResult;
const declined: RatingResult = { outcome: "declined", message: "Can't offer a quote" };

/** A writer to a database that refuses what `refuse` returns an error for. `written` has the ids of each statement, after so many milliseconds. */
function writing(refuse: (ids: readonly string[]) => Error | null = () => null) {
  const began = performance.now();
  const written: [ms: number, ids: string][] = [];
  const execute = (query: SQL) => {
    const [answered] = new PgDialect().sqlToQuery(query).params;
    const ids = (JSON.parse(answered as string) as AnsweredTask[]).map(({ id }) => id);
    written.push([Math.round(performance.now() - began), ids.join(" ")]);
    const refused = refuse(ids);
    return refused ? Promise.reject(refused) : Promise.resolve({ rows: [] });
  };
  const write = createAnswerWriter({ execute } as unknown as Database, "worker");
  const outcomes: Record<string, string> = {};
  return {
    written,
    outcomes,
    /** One application's answer, after so many further milliseconds. */
    async answer(application: string, id: string, result: RatingResult = declined, afterMs = 0) {
      await vi.advanceTimersByTimeAsync(afterMs);
      write(application, { id, attempt: 1, result }).then(() => (outcomes[id] = "written"), (error: Error) => (outcomes[id] = error.message));
    },
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("writes at once until an application has its first price, and seldom after it", async () => {
  const { answer, wait, written } = writing();
  await answer("a", "1");
  await answer("a", "2", priced, 5);
  await answer("a", "3", declined, 15);
  await answer("a", "4", declined, 100);
  await answer("a", "5", declined, 100);
  await wait(1_000);
  expect(written).toEqual([[10, "1 2"], [210, "3 4"], [410, "5"]]);
});

it("goes on writing at once for an application that nobody has priced", async () => {
  const { answer, wait, written } = writing();
  await answer("a", "1");
  await answer("a", "2", declined, 20);
  await wait(1_000);
  expect(written).toEqual([[10, "1"], [30, "2"]]);
});

it("takes what can wait along with another application's first answers", async () => {
  const { answer, wait, written } = writing();
  await answer("a", "1", priced);
  await answer("a", "2", declined, 50);
  await answer("b", "3", declined, 50);
  await wait(1_000);
  expect(written).toEqual([[10, "1"], [110, "2 3"]]);
});

it("writes an answer at once that comes long after the application's last, and forgets the application with the next", async () => {
  const { answer, wait, written } = writing();
  await answer("a", "1", priced);
  await answer("a", "2", declined, 500);
  await answer("b", "3", declined, 500);
  await answer("a", "4", declined, 500);
  await answer("a", "5", declined, 5);
  await wait(1_000);
  expect(written).toEqual([[10, "1"], [500, "2"], [1_010, "3"], [1_510, "4 5"]]);
});

const broken = new Error("broken");
const away = Object.assign(new Error("away"), { code: "ECONNREFUSED" });

it.each<[string, readonly string[], Error, (ids: readonly string[]) => boolean, string[], Record<string, string>]>([
  ["an answer that the database refuses doesn't hold up the others", ["1", "2", "3"], broken, (ids) => ids.includes("2"), ["1 2 3", "1", "2", "3"], { 1: "written", 2: "broken", 3: "written" }],
  ["a single one is refused once", ["1"], broken, () => true, ["1"], { 1: "broken" }],
  ["a database out of reach isn't asked for each", ["1", "2"], away, () => true, ["1 2"], { 1: "away", 2: "away" }],
])("%s", async (_what, ids, error, isRefused, statements, outcome) => {
  const { answer, wait, written, outcomes } = writing((tried) => (isRefused(tried) ? error : null));
  for (const id of ids) await answer("a", id);
  await wait(10);
  expect([written.map(([, tried]) => tried), outcomes]).toEqual([statements, outcome]);
});
