import { expect, it } from "vitest";
import { createClientAddress } from "./clientAddress";

it.each([
  ["nobody is trusted: the peer itself", [], "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["the proxy's word", ["10.0.0.0/8"], "10.1.2.3", "198.51.100.1", "198.51.100.1"],
  ["two proxies, and a first entry that the caller made up", ["10.0.0.0/8", "192.0.2.7"], "10.1.2.3", "1.1.1.1, 198.51.100.1, 192.0.2.7", "198.51.100.1"],
  ["a header from somebody who isn't a proxy", ["10.0.0.0/8"], "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a proxy that says nothing", ["10.0.0.0/8"], "10.1.2.3", undefined, "10.1.2.3"],
  ["what is no address", ["10.0.0.0/8"], "10.1.2.3", "unknown", "10.1.2.3"],
  ["IPv4 in IPv6", ["127.0.0.1"], "::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["one network of IPv6", [], "2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::/64"],
  ["IPv4 in IPv6 from a proxy", ["127.0.0.1"], "127.0.0.1", "::ffff:198.51.100.1", "198.51.100.1"],
  ["IPv4 in IPv6, in capitals", [], "::FFFF:203.0.113.9", undefined, "203.0.113.9"],
  ["the word of a proxy with an IPv6 address", ["fd00::/8", "2001:db8::7"], "fd00::1", "198.51.100.1, 2001:db8::7", "198.51.100.1"],
  ["the network of an address that is shortened in it", [], "2001:db8::1:2:3:4:5", undefined, "2001:db8:0:1::/64"],
  ["the same network, shortened", [], "2001:db8:1:2::9", undefined, "2001:db8:1:2::/64"],
])("%s", (_name, trusted, peer, forwardedFor, expected) => {
  expect(createClientAddress(trusted)(peer, forwardedFor)).toBe(expected);
});

it("reports what it can't read", () => {
  expect(() => createClientAddress(["localhost"])).toThrow(/TRUSTED_PROXIES .*"localhost"/);
});
