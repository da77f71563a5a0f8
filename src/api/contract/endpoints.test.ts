import { afterAll, beforeAll, expect, it } from "vitest";
import { endpoints } from "./endpoints";

const prototype = Object.prototype as { foo?: unknown };
beforeAll(() => {
  prototype.foo = 1;
});
afterAll(() => {
  delete prototype.foo;
});

// zod's discriminated unions iterate their shapes with for…in.
it.each(Object.values(endpoints).filter(({ response, events }) => response ?? events))("a response of $id can be read on a page that adds members to every object", ({ response, events }) => {
  expect(() => (response ?? events)?.().safeParse({ outcome: "confirmed", type: "quote" })).not.toThrow();
});
