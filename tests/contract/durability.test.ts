import { afterEach, describe, expect, it } from "vitest";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { freePorts } from "../harness/freePorts";
import { startCarrierSandbox } from "./carrierSandbox";
import { databaseEnv, noPostgres, ownDataDir } from "./databases";
import { clientOf, complete, isDone, quotesOf, submit, until } from "./journey";
import { endPrograms } from "./programs";
import { spawnCompanies } from "./spawnCompanies";
import { spawnService } from "./spawnService";

afterEach(endPrograms);

const premiumsOf = (list: Awaited<ReturnType<typeof quotesOf>>) => new Map(list.quotes.map(({ id, premium, carrierSpecificQuoteId }) => [id, `${premium} ${carrierSpecificQuoteId}`]));

/** Companies may charge for each rating: every key is rated once, although two processes asked with it. */
function expectPaidOnce({ book }: Awaited<ReturnType<typeof startCarrierSandbox>>, asked: number): void {
  const ratings = [...book.ratings().values()];
  expect(ratings).toHaveLength(asked);
  expect(new Set(ratings)).toEqual(new Set([1]));
}

/** Milliseconds. Each test starts two processes, which alone takes a busy machine half a minute. */
const patience = 180_000;

describe("kill -9 in the middle of rating", { timeout: patience }, () => {
  it("loses no task and no price; the next start finishes the rating, and the data directory stays locked", async () => {
    const companies = await startCarrierSandbox(5);
    const env = { DATA_DIR: await ownDataDir(), EXTERNAL_ORIGIN: companies.external };
    const first = await spawnService(env);
    const client = clientOf(first.url);
    const begun = await complete(client);
    await submit(client, begun);
    const before = await until(client, begun, ({ carriersAnswered }) => carriersAnswered >= 4);
    expect(isDone(before)).toBe(false);
    await first.kill();

    const second = await spawnService(env);
    const after = await until(clientOf(second.url), begun, isDone);
    expect(after.carriersAnswered).toBe(before.carriersAsked);
    for (const [id, price] of premiumsOf(before)) expect(premiumsOf(after).get(id)).toBe(price);
    expectPaidOnce(companies, after.carriersAsked);

    const { startService } = await import("../../embed-demo/service/boot/start");
    await expect(startService({ port: 0, ...sandboxDoors("http://localhost:4403"), dataDir: env.DATA_DIR, allowedOrigins: {}, logLevel: "silent" })).rejects.toThrow(/in use by process/);
    await companies.stop();
  });
});

describe("kill -9 of the companies in the middle of rating", { timeout: patience }, () => {
  it("costs no price: they are asked again with the same keys once they are back", async () => {
    const port = await freePorts(1);
    const companies = await spawnCompanies(port, 3);
    const { url } = await spawnService({ DATA_DIR: await ownDataDir(), EXTERNAL_ORIGIN: `http://localhost:${port}` });
    const client = clientOf(url);
    const begun = await complete(client);
    await submit(client, begun);
    const before = await until(client, begun, ({ carriersAnswered }) => carriersAnswered >= 2);
    expect(isDone(before)).toBe(false);
    await companies.kill();
    await spawnCompanies(port, 3);
    const after = await until(client, begun, isDone);
    for (const [id, price] of premiumsOf(before)) expect(premiumsOf(after).get(id)).toBe(price);
    // One in fifty has an accident of its own in this sandbox; an outage would leave more without an answer.
    const unanswered = after.withoutPrice.filter(({ outcome }) => outcome !== "DECLINED");
    expect(unanswered.length).toBeLessThanOrEqual(5);
  });
});

describe("two processes on one PostgreSQL", { timeout: patience }, () => {
  it("stream each other's answers, and the survivor finishes the other's tasks", async ({ skip }) => {
    const database = await databaseEnv("PostgreSQL");
    if (!database) return skip(noPostgres);
    const companies = await startCarrierSandbox(3);
    const env = { ...database, EXTERNAL_ORIGIN: companies.external };
    const [one, two] = await Promise.all([spawnService(env), spawnService(env)]);
    const client = clientOf(one.url);
    const several = await Promise.all([complete(client), complete(client), complete(client)]);
    await Promise.all(several.map((begun) => submit(client, begun)));
    await until(clientOf(two.url), several[0], ({ carriersAnswered }) => carriersAnswered >= 3);
    const before = await Promise.all(several.map((begun) => quotesOf(clientOf(two.url), begun)));
    await one.kill();

    for (const [index, begun] of several.entries()) {
      const after = await until(clientOf(two.url), begun, isDone);
      expect(after.carriersAnswered).toBe(after.carriersAsked);
      for (const [id, price] of premiumsOf(before[index]!)) expect(premiumsOf(after).get(id)).toBe(price);
    }
    expectPaidOnce(companies, before.reduce((sum, { carriersAsked }) => sum + carriersAsked, 0));
    await companies.stop();
  });
});
