import { expect, it } from "vitest";
import { createOrigins } from "../http/origins";
import { returnUrl } from "./returnUrls";

const partner = { id: "default", state: "active", config: {}, origins: ["http://localhost:4400"], lines: null, flags: {} } as const;
const allowed = createOrigins({ all: () => [partner] }, { default: ["https://shop.test"], auvane: ["https://cars.test"] });
const to = { quoteId: "q-1", applicationId: "a-1", leadId: "l-1", carrierId: "pebbletrail" };
const query = "quote_id=q-1&application_id=a-1&lead_id=l-1&carrier=pebbletrail&insurance=renters";

it.each([
  ["a path", "https://shop.test/quote/renters/purchase/success", `https://shop.test/quote/renters/purchase/success?${query}`],
  ["a hash", "https://shop.test/article#iq=/renters/purchase/success", `https://shop.test/article?${query}#iq=/renters/purchase/success`],
  ["a query", "http://localhost:4400/car/?iq=%2Frenters", `http://localhost:4400/car/?iq=%2Frenters&${query}`],
  ["a page that says another application", "https://shop.test/?application_id=x", `https://shop.test/?application_id=a-1&${query.replace("application_id=a-1&", "")}`],
])("a return page with the route in %s", (_what, given, expected) => {
  expect(returnUrl(given, "successUrl", partner, allowed, to)).toBe(expected);
});

it.each([
  ["another partner's", "https://cars.test/"],
  ["a stranger's", "https://evil.test/"],
  ["one that begins like ours", "https://shop.test.evil.test/"],
  ["one that names us as a user", "https://shop.test@evil.test/"],
  ["ours with a user", "https://me@shop.test/"],
  ["ours with a password", "https://:secret@shop.test/"],
  ["another port", "http://localhost:4401/"],
  ["another scheme", "http://shop.test/"],
  ["a script", "javascript:alert(1)"],
  ["no address", "https://"],
])("a return page that is %s is refused", (_what, given) => {
  expect(() => returnUrl(given, "failureUrl", partner, allowed, to)).toThrow("VALIDATION");
});
