import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { createLead } from "../../src/api/contract/leads";
import { createResumeLink } from "../../src/api/contract/resumeLinks";
import { newId } from "../../src/kernel/ids";
import { databaseEnv, noPostgres } from "./databases";
import { clientOf, value } from "./journey";
import { mailServer } from "./mailServer";
import { endPrograms } from "./programs";
import { spawnDying } from "./spawnDying";
import { webhookReceiver } from "./webhookReceiver";

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

  /** Starts a service whose events go to the receiver. */
  const reporting = async (skip: (note: string) => void) => {
    const database = await databaseEnv(engine);
    if (!database) return skip(noPostgres);
    const receiver = await webhookReceiver();
    onTestFinished(() => receiver.stop());
    const file = join(await mkdtemp(join(tmpdir(), "webhooks-")), "webhooks.json");
    await writeFile(file, JSON.stringify({ default: [receiver.address] }));
    onTestFinished(() => rm(dirname(file), { recursive: true }));
    return { receiver, env: { ...database, PORT: "0", WEBHOOKS_FILE: file } };
  };
  const createLeadAt = async (url: string) => value(await clientOf(url).call(createLead, { body: { insuranceLine: "RENTERS", firstName: "Ada" }, idempotencyKey: newId() })).leadId;

  it("between the change and its delivery loses no event of a lead", async ({ skip }) => {
    const made = await reporting(skip);
    if (!made) return;
    const { receiver, env } = made;
    const first = await spawnDying(env);
    // Every call fails until the process is dead.
    receiver.state.answer = () => 503;
    const leadIds = [await createLeadAt(first.url), await createLeadAt(first.url), await createLeadAt(first.url)];
    await first.kill();
    const before = receiver.received.length;
    receiver.state.answer = () => 204;
    await spawnDying(env);
    const delivered = () => receiver.received.slice(before).map(({ event }) => event.data.leadId).sort();
    await expect.poll(delivered, { timeout: 30_000 }).toEqual([...leadIds].sort());
  });

  it("between the delivery and its record repeats the event under the same id", async ({ skip }) => {
    const made = await reporting(skip);
    if (!made) return;
    const { receiver, env } = made;
    const first = await spawnDying(env);
    let dead: Promise<void> | null = null;
    receiver.state.answer = () => {
      // The receiver has the event, and the process dies before it reads the answer.
      dead ??= first.kill();
      return 0;
    };
    const leadId = await createLeadAt(first.url).catch(() => null);
    await expect.poll(() => dead !== null, { timeout: 10_000 }).toBe(true);
    await dead;
    receiver.state.answer = () => 204;
    await spawnDying(env);
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(2);
    const [once, again] = receiver.received;
    expect([again?.id, again?.text]).toEqual([once?.id, once?.text]);
    if (leadId !== null) expect(once?.event.data.leadId).toBe(leadId);
  });
});
