import { afterAll, beforeAll, expect, it } from "vitest";
import { endpoints } from "./endpoints";

const prototype = Object.prototype as { foo?: unknown };
beforeAll(() => {
  prototype.foo = 1;
});
afterAll(() => {
  delete prototype.foo;
});

// zod's unions by discriminator walk their shapes with for…in.
it.each(Object.values(endpoints).filter(({ response, events }) => response ?? events))("an answer of $id is read on a page that puts members on every object", ({ response, events }) => {
  expect(() => (response ?? events)?.safeParse({ outcome: "confirmed", type: "quote" })).not.toThrow();
});
