import { expect, it } from "vitest";
import { onEveryEngine } from "./engines";
import { clientOf, complete, submit, until } from "./journey";

/** Milliseconds until the first price; carriers answer as fast as in life. */
const soon = 3_000;

onEveryEngine("Rating slots", (start) => {
  it("a visitor's first price comes soon, though somebody has just submitted 60 applications that every carrier leaves waiting", async () => {
    const { url, stop } = await start({ ratingSpeed: 1 });
    const client = clientOf(url);
    await Promise.all(
      Array.from({ length: 60 }, async () => {
        await submit(client, await complete(client, "All Timeout"));
      }),
    );
    const visitor = await complete(client);
    const submitted = performance.now();
    await submit(client, visitor);
    await until(client, visitor, ({ quotes }) => quotes.length > 0);
    expect(performance.now() - submitted).toBeLessThan(soon);
    await stop();
  });
});
