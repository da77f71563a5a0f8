import { expect, it } from "vitest";
import { everyPartner } from "../partners/readOrigins";
import { createOrigins } from "./origins";

const own = { id: "own", origins: ["https://own.test"] };
const other = { id: "other", origins: ["https://other.test"] };
const listed = { own: ["https://own-staging.test"], [everyPartner]: ["https://everyone.test"] };
const origins = createOrigins({ all: () => [own, other] as never }, listed);

it.each([
  ["its own page", "https://own.test", true, true],
  ["a page that it was started with", "https://own-staging.test", true, true],
  ["a page of every partner", "https://everyone.test", true, true],
  ["another partner's page", "https://other.test", false, true],
  ["a page on another port", "https://own.test:8443", false, false],
  ["a page without TLS", "http://own.test", false, false],
  ["a page below it", "https://own.test.evil.test", false, false],
  ["a page without an address", "null", false, false],
])("a partner is called from %s, %s: %j; it may read that it is refused: %j", (_what, origin, allowed, known) => {
  expect([origins.isAllowed(own, origin), origins.isKnown(origin)]).toEqual([allowed, known]);
});

it("a partner is called from no page of a partner that isn't listed, whatever its id is", () => {
  expect(origins.isAllowed(other, "https://own-staging.test")).toBe(false);
  expect(origins.isAllowed({ id: "constructor", origins: [] }, "https://own.test")).toBe(false);
});
