import { afterEach, describe, expect, it } from "vitest";
import { createLead } from "../../src/api/contract/leads";
import { createResumeLink } from "../../src/api/contract/resumeLinks";
import { newId } from "../../src/kernel/ids";
import { databaseEnv, noPostgres } from "./databases";
import { clientOf, value } from "./journey";
import { mailServer } from "./mailServer";
import { endPrograms } from "./programs";
import { spawnDying } from "./spawnDying";

afterEach(endPrograms);

describe.each(["PGlite", "PostgreSQL"] as const)("kill -9 during a job on %s", { timeout: 120_000 }, (engine) => {
  it("loses no e-mail: the next process sends it", async ({ skip }) => {
    const database = await databaseEnv(engine);
    if (!database) return skip(noPostgres);
    const mail = await mailServer();
    mail.state.isHeld = true;
    const env = { ...database, PORT: "0", SMTP_URL: mail.url };
    const first = await spawnDying(env);
    const client = clientOf(first.url);
    const { token } = value(await client.call(createLead, { body: { insuranceLine: "RENTERS" }, idempotencyKey: newId() }));
    const body = { pageUrl: "http://shop.test/", visit: "{}", email: "ada@example.com" };
    value(await client.call(createResumeLink, { body, token, idempotencyKey: newId() }));
    await expect.poll(() => mail.state.isAsked, { timeout: 10_000 }).toBe(true);
    await first.kill();
    mail.state.isHeld = false;
    const before = mail.taken.length;
    await spawnDying(env);
    await expect.poll(() => mail.taken.slice(before).filter((text) => text.includes("ada@example.com")).length, { timeout: 30_000 }).toBe(1);
    mail.stop();
  });
});
