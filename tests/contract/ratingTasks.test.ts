import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "../../embed-demo/service/database/connection";
import { application } from "../../embed-demo/service/database/tables/application";
import { rating, type RatingResult } from "../../embed-demo/service/database/tables/rating";
import { session } from "../../embed-demo/service/database/tables/session";
import { claimTasks, deleteTasks, finishTasks, handBack, handBackAll, insertTasks, openTasks, renewTasks, type Task } from "../../embed-demo/service/quotes/tasks";
import { onEveryEngine } from "./engines";

const declined: RatingResult = { outcome: "declined", message: "Can't offer a quote" };

onEveryEngine("Rating tasks", (_start, open) => {
  let connection: Connection;
  beforeAll(async () => void (connection = await open()));
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(application);
    await connection.db.delete(session);
  });

  /** Creates tasks, each named by its carrier, for applications that are named by letters: "a" in the session "session of a". */
  async function asked(tasks: Readonly<Record<string, readonly string[]>>): Promise<void> {
    const { db } = connection;
    for (const [id, carriers] of Object.entries(tasks)) {
      const sessionId = `session of ${id}`;
      await db.insert(session).values({ id: sessionId, tokenHash: id, partnerId: "default" });
      await db.insert(application).values({ id, sessionId, applicantId: "applicant", line: "PERSONAL_AUTO", parts: {} as never, ratingRun: 1, ratingInput: { of: id } });
      await insertTasks(db, id, 1, carriers);
    }
  }
  const idsOf = async (carriers: readonly string[]): Promise<string[]> => {
    const rows = await connection.db.select().from(rating);
    return carriers.map((carrier) => rows.find(({ carrierId }) => carrierId === carrier)!.id);
  };
  const rowOf = async (carrier: string) => (await connection.db.select().from(rating)).find(({ carrierId }) => carrierId === carrier)!;
  const claim = async (worker: string, carriers: readonly string[]): Promise<Task<unknown>[]> => claimTasks<unknown>(connection.db, worker, await idsOf(carriers));
  const namesIn = (tasks: readonly Task<unknown>[]): string[] => tasks.map(({ carrier_id }) => carrier_id).sort();
  /** The carriers of the open tasks, in order. */
  async function openNow(most = 100, quickFirst: readonly string[] = []): Promise<string[]> {
    const rows = await connection.db.select().from(rating);
    return (await openTasks(connection.db, most, quickFirst)).map(({ id }) => rows.find((row) => row.id === id)!.carrierId);
  }
  const leaseEnds = async (carrier: string, seconds: number) =>
    connection.db.update(rating).set({ leaseUntil: sql`now() + ${seconds} * interval '1 second'` }).where(sql`${rating.carrierId} = ${carrier}`);

  it("are found in turns between sessions, within one by the companies' pace, up to a number, with their owner", async () => {
    await asked({ a: ["a1", "a2", "a3", "a4", "a5"], b: ["b1", "b2"] });
    expect(await openNow(100, ["b2", "a3", "a1", "a5", "a4"])).toEqual(["a3", "b2", "a1", "b1", "a5", "a4", "a2"]);
    expect(await openNow(2, ["b2", "a3", "a1"])).toEqual(["a3", "b2"]);
    expect((await openTasks(connection.db, 2, [])).map(({ key, session: owner }) => [key, owner])).toEqual([["default", "session of a"], ["default", "session of b"]]);
  });

  it("are claimed once, with the answers to rate and the same request for whoever takes over", async () => {
    await asked({ a: ["one", "two"], b: ["three"] });
    const claimed = await claim("first", ["one", "two", "three"]);
    expect(claimed.map(({ carrier_id, input, attempt, again, run }) => [carrier_id, input, attempt, again, run]).sort()).toEqual([["one", { of: "a" }, 1, false, 1], ["three", { of: "b" }, 1, false, 1], ["two", { of: "a" }, 1, false, 1]]);
    expect([await openNow(), await claim("second", ["one", "two"])]).toEqual([[], []]);
    await leaseEnds("one", -1);
    const [taken] = await claim("second", ["one", "two"]);
    const before = claimed.find(({ carrier_id }) => carrier_id === "one")!;
    expect([taken?.carrier_id, taken?.attempt, taken?.idempotency_key === before.idempotency_key, taken!.waited >= 0]).toEqual(["one", 2, true, true]);
  });

  it.each([
    ["has ended", -1, true],
    ["has begun", 2.9, false],
    ["was given at a clock that is set back since", 60, true],
  ])("whose lease %s are open: %s", async (_which, seconds, isOpen) => {
    await asked({ a: ["one"] });
    await claim("first", ["one"]);
    await leaseEnds("one", seconds);
    expect(await openNow()).toEqual(isOpen ? ["one"] : []);
    expect(namesIn(await claim("second", ["one"]))).toEqual(isOpen ? ["one"] : []);
  });

  it("have waited no negative time after the clock is set back", async () => {
    await asked({ a: ["one"] });
    await connection.db.update(rating).set({ askedAt: sql`now() + interval '1 hour'` });
    expect((await claim("first", ["one"])).map(({ waited }) => waited)).toEqual([0]);
  });

  it("say that a company is asked again", async () => {
    await asked({ a: ["one"] });
    await connection.db.update(rating).set({ result: declined });
    expect((await claim("first", ["one"])).map(({ again }) => again)).toEqual([true]);
  });

  describe("are left to their worker", () => {
    const held = { ids: [] as string[] };
    beforeEach(async () => {
      await asked({ a: ["mine", "theirs"], b: ["nobody's"] });
      await claim("me", ["mine"]);
      await claim("them", ["theirs"]);
      held.ids = await idsOf(["mine", "theirs", "nobody's"]);
    });
    const statuses = async () => (await Promise.all(["mine", "theirs", "nobody's"].map(rowOf))).map(({ status }) => status);

    it("by an answer", async () => {
      await finishTasks(connection.db, "me", held.ids.map((id) => ({ id, attempt: 1, result: declined })));
      expect(await statuses()).toEqual(["declined", "running", "waiting"]);
      const { result, leaseUntil, finishedAt } = await rowOf("mine");
      expect([result, leaseUntil, finishedAt !== null]).toEqual([declined, null, true]);
    });

    it("by an answer to an attempt before the last", async () => {
      await finishTasks(connection.db, "me", held.ids.map((id) => ({ id, attempt: 0, result: declined })));
      expect(await statuses()).toEqual(["running", "running", "waiting"]);
    });

    it("until they are answered, which nothing takes back", async () => {
      const [id = ""] = held.ids;
      await finishTasks(connection.db, "me", [{ id, attempt: 1, result: declined }]);
      await finishTasks(connection.db, "me", [{ id, attempt: 1, result: { outcome: "failed", message: "Late" } }]);
      expect((await renewTasks(connection.db, "me", [id])).size).toBe(0);
      await handBack(connection.db, "me", [id]);
      expect([await statuses(), (await rowOf("mine")).result]).toEqual([["declined", "running", "waiting"], declined]);
    });

    it("by a renewal, which says which are its own", async () => {
      await leaseEnds("mine", 1);
      expect([...(await renewTasks(connection.db, "me", held.ids))]).toEqual([held.ids[0]]);
      expect((await rowOf("mine")).leaseUntil!.getTime()).toBeGreaterThan((await rowOf("theirs")).leaseUntil!.getTime());
    });

    it("by handing back", async () => {
      await handBack(connection.db, "me", []);
      expect(await statuses()).toEqual(["running", "running", "waiting"]);
      await handBack(connection.db, "me", held.ids);
      expect([await statuses(), (await rowOf("mine")).worker]).toEqual([["waiting", "running", "waiting"], null]);
    });

    it("but at the start of a process that is the only one, which leaves what is answered", async () => {
      await finishTasks(connection.db, "me", [{ id: held.ids[0]!, attempt: 1, result: declined }]);
      await handBackAll(connection.db);
      expect(await statuses()).toEqual(["declined", "waiting", "waiting"]);
    });

    it("when another application's are deleted", async () => {
      await deleteTasks(connection.db, "b");
      expect((await connection.db.select().from(rating)).map(({ carrierId }) => carrierId).sort()).toEqual(["mine", "theirs"]);
    });
  });
});
