import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Connection } from "../../embed-demo/service/database/connection";
import { idempotency } from "../../embed-demo/service/database/tables/idempotency";
import { session } from "../../embed-demo/service/database/tables/session";
import { answerOnce } from "../../embed-demo/service/http/idempotency";
import { startSession } from "../../embed-demo/service/http/sessions";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";

onEveryEngine("An idempotency key", (_start, open) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  const sessionOf = async (partnerId: string) => (await startSession(connection.db, { id: partnerId, config: {} })).sessionId;
  const asked = (partnerId: string, key: string) => ({ partnerId, key, request: { id: "createLead" } });

  it("belongs to its partner: another's call with the same one does its own work", async () => {
    const key = newId();
    for (const partnerId of ["default", "auvane"]) {
      const work = () => Promise.resolve({ answer: partnerId, sessionId: null });
      expect(await answerOnce(connection.db, asked(partnerId, key), work)).toEqual({ answer: partnerId, replayed: false });
    }
    const never = vi.fn();
    for (const answer of ["default", "auvane"]) expect(await answerOnce(connection.db, asked(answer, key), never)).toEqual({ answer, replayed: true });
    expect(never).not.toHaveBeenCalled();
  });

  it("is forgotten with the session that its answer belongs to", async () => {
    const key = newId();
    const sessionId = await sessionOf("default");
    await answerOnce(connection.db, asked("default", key), () => Promise.resolve({ answer: "first", sessionId }));
    await connection.db.delete(session).where(eq(session.id, sessionId));
    const again = () => Promise.resolve({ answer: "second", sessionId: null });
    expect(await answerOnce(connection.db, asked("default", key), again)).toEqual({ answer: "second", replayed: false });
  });

  it("keeps the answer that a repeat has brought up to date, for the session that it has moved to", async () => {
    const key = newId();
    const [before, after] = [await sessionOf("default"), await sessionOf("default")];
    const work = vi.fn(() => Promise.resolve({ answer: "first", sessionId: before }));
    await answerOnce(connection.db, asked("default", key), work);
    const moved = await answerOnce(connection.db, asked("default", key), work, () => Promise.resolve({ answer: "moved", sessionId: after }));
    expect(moved).toEqual({ answer: "moved", replayed: true });
    await connection.db.delete(session).where(eq(session.id, before));
    expect(await answerOnce(connection.db, asked("default", key), work)).toEqual({ answer: "moved", replayed: true });
    expect(work).toHaveBeenCalledOnce();
  });

  it("is stored as a hash, and its answer sealed with it", async () => {
    const key = newId();
    await answerOnce(connection.db, asked("default", key), () => Promise.resolve({ answer: "a secret token", sessionId: null }));
    const rows = JSON.stringify(await connection.db.select().from(idempotency));
    expect(rows).not.toContain(key);
    expect(rows).not.toContain("a secret token");
  });
});
