import { expect, test } from "vitest";
import { isPartnerId } from "./contentUrls";
import { resolvePartner } from "./resolvePartner";

test.each([
  ["the attribute wins", "auvane", "privateLabelPartner=b&partner=c&organization=d", "e.quote.example", "auvane"],
  ["then privateLabelPartner", null, "privateLabelPartner=b1&partner=c1&organization=d1", "e1.quote.example", "b1"],
  ["then partner", null, "partner=c1&organization=d1", "e1.quote.example", "c1"],
  ["then organization", null, "organization=d1", "e1.quote.example", "d1"],
  ["then the subdomain", null, "", "e1.quote.example", "e1"],
  ["environments are no partner", null, "", "dev.auvane.quote.example", "auvane"],
  ["an environment alone names nobody", null, "", "uat.quote.example", "default"],
  ["a bare domain names nobody", null, "", "quote.example", "default"],
  ["www is no partner", null, "", "www.quote.example", "default"],
  ["a local subdomain", null, "", "auvane.localhost", "auvane"],
  ["localhost", null, "", "localhost", "default"],
  ["an IPv4 address", null, "", "127.0.0.1", "default"],
  ["an IPv6 address", null, "", "[::1]", "default"],
  ["no host name, as on a partner's page", null, "", undefined, "default"],
  ["case and blanks don't matter", " Auvane ", "", undefined, "auvane"],
  ["an empty attribute is passed over", "", "partner=c1", undefined, "c1"],
  ["a path is no id", "../auvane", "partner=c1", undefined, "c1"],
  ["nothing usable", "<b>", "partner=..%2Fx", undefined, "default"],
])("%s", (_name, attribute, query, hostname, expected) => {
  expect(resolvePartner({ attribute, query: new URLSearchParams(query), ...(hostname !== undefined && { hostname }) })).toBe(expected);
});

test.each([
  ["a", true],
  ["prairie-lantern", true],
  ["a".repeat(64), true],
  ["a".repeat(65), false],
  ["", false],
  ["-a", false],
  ["a-", false],
  ["a.b", false],
  ["a/b", false],
  ["A", false],
  ["a\n", false],
])("%j as an id: %s", (id, expected) => {
  expect(isPartnerId(id)).toBe(expected);
});
