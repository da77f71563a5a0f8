import { expect, it } from "vitest";
import { carrierLimits } from "../../embed-demo/service/carriers/guardedCarrier";
import { onEveryEngine } from "./engines";
import { clientOf, complete, quotesOf, submit, until, type Begun } from "./journey";

onEveryEngine("Rating slots", (start) => {
  it("a visitor gets a price before any of 60 applications, just submitted with all carriers waiting, is answered", async () => {
    // A silent carrier times out after a minute, so even on a slow machine all applications are submitted before one is
    // answered.
    const { url, stop } = await start({ ratingSpeed: 0.2, limits: { carriers: { ...carrierLimits, answerMs: 120_000 } } });
    const client = clientOf(url);
    const strangers: Begun[] = [];
    while (strangers.length < 60) strangers.push(...(await Promise.all(Array.from({ length: 6 }, () => complete(client, "All Timeout")))));
    const visitor = await complete(client);
    await Promise.all(strangers.map((stranger) => submit(client, stranger)));
    await submit(client, visitor);
    await until(client, visitor, ({ quotes }) => quotes.length > 0);
    const answered = await Promise.all(strangers.map(async (stranger) => (await quotesOf(client, stranger)).carriersAnswered));
    expect(Math.max(...answered)).toBe(0);
    await stop();
  }, 120_000);
});
