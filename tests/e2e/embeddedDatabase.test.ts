import { describe, expect } from "vitest";
import { startStack } from "../harness/stack";
import { test as base } from "../harness/test";
import { atQuotes, cards, payWith, paymentsOf, reachPayment, reloadPage, seesPolicy } from "./funnel/purchase";

/** A demo of its own as `npm start` starts it: other tests have theirs on a PostgreSQL server. */
const test = base.extend({
  origins: async ({}, use) => {
    const stack = await startStack();
    await use(stack.origins);
    await stack.stop();
  },
});

describe("a demo on the embedded database", () => {
  test("streams quotes, sells a policy and charges it once", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    await reachPayment(visitor);
    await payWith(visitor, cards.pays);
    const policy = await seesPolicy(visitor);
    expect(policy).not.toBe("");
    expect(await paymentsOf(visitor)).toMatchObject([{ charged: 1, returned: 0 }]);
    await reloadPage(visitor);
    expect(await seesPolicy(visitor)).toBe(policy);
  });
});
