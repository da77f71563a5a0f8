import { expect, it } from "vitest";
import { retryQuote } from "../../src/api/contract/quotes";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";
import { clientOf, complete, isDone, submit, until, value } from "./journey";

onEveryEngine("A carrier that gave no answer", (start) => {
  it("is asked again alone, and the others' answers stay", async () => {
    const { url, carrierHealth, stop } = await start();
    const client = clientOf(url);
    const begun = await complete(client, "Half Fail");
    await submit(client, begun);
    const before = await until(client, begun, isDone);
    const health = carrierHealth();
    expect(health.size).toBe(before.carriersAsked);
    for (const { carrierId, outcome } of before.withoutPrice.filter(({ outcome }) => outcome !== "DECLINED")) {
      const answers = { priced: 0, declined: 0, timed_out: outcome === "TIMED_OUT" ? 1 : 0, failed: outcome === "FAILED" ? 1 : 0 };
      expect(health.get(carrierId)).toEqual({ breaker: "closed", running: 0, queued: 0, answers, retries: 0 });
    }
    const silent = before.withoutPrice.find(({ outcome }) => outcome === "TIMED_OUT")!;
    const retry = (quoteId: string, token = begun.token) => client.call(retryQuote, { params: { quoteId }, body: {}, token });

    const asked = value(await retry(silent.id));
    expect(asked.withoutPrice).toContainEqual({ ...silent, outcome: "ASKED", message: null });
    expect(asked).toMatchObject({ ratingRun: before.ratingRun, status: "InProgress", carriersAnswered: before.carriersAnswered - 1 });
    expect(asked.quotes).toEqual(before.quotes);
    const after = await until(client, begun, isDone);
    expect(after.withoutPrice.map(({ id }) => id)).not.toContain(silent.id);
    expect(after.quotes).toHaveLength(before.quotes.length + 1);
    expect(after.quotes).toEqual(expect.arrayContaining(before.quotes));

    const priced = value(await retry(after.quotes[0]!.id));
    expect(priced).toMatchObject({ status: "Completed", quotes: after.quotes });
    const stranger = await complete(client);
    expect(await retry(silent.id, stranger.token)).toMatchObject({ error: { code: "NOT_FOUND" } });
    expect(await retry(newId())).toMatchObject({ error: { code: "NOT_FOUND" } });
    await stop();
  });
});
