import { describe, expect, it } from "vitest";
import { inHash, inPath, inQuery, type Placement } from "./placements";

const host = "https://host.example";

describe.each<[string, Placement, string, string, string | null]>([
  ["hash", inHash("iq"), "/article?page=2#section-2", "auto/driver", "/article?page=2#section-2&iq=/auto/driver"],
  ["hash, second instance", inHash("iq.2"), "/a#iq=/auto/driver", "pet/info", "/a#iq=/auto/driver&iq.2=/pet/info"],
  ["hash of a host's router", inHash("iq"), "/app#/products?id=1", "auto/driver", null],
  ["hash of an old host's router", inHash("iq"), "/app#!products", "auto/driver", null],
  ["query", inQuery("iq"), "/article?page=2&modal=host#top", "auto/address?modal=x", "/article?page=2&modal=host&iq=/auto/address?modal=x#top"],
  ["path", inPath("/quote"), "/quote?partner=auvane", "auto/driver", "/quote/auto/driver?partner=auvane"],
  ["path, modal opens", inPath("quote/"), "/quote/auto/address?partner=auvane", "auto/address?modal=x", "/quote/auto/address?partner=auvane&modal=x"],
  ["path, modal closes", inPath("/quote"), "/quote/auto/address?modal=x&a=1", "auto/address", "/quote/auto/address?a=1"],
  ["path at the root", inPath("/"), "/", "auto/driver", "/auto/driver"],
])("%s", (_name, placement, before, route, after) => {
  it("places the route", () => expect(placement.place(new URL(before, host), route)?.href ?? null).toBe(after && host + after));
  it("removes it again", () => {
    if (after) expect(placement.read(placement.remove(new URL(after, host)))).toBe(_name.startsWith("path") ? "" : null);
  });
  it("reads it back", () => expect(after && placement.read(new URL(after, host))).toBe(after && route));
});

describe("a URL without ours", () => {
  it.each<[string, Placement, string, string | null]>([
    ["hash", inHash("iq"), "/article#section-2", null],
    ["query", inQuery("iq"), "/article?modal=host", null],
    ["path outside the base", inPath("/quote"), "/quotes/auto", null],
    ["path at the base is the first screen of all", inPath("/quote"), "/quote", ""],
    ["path with a slash at the end", inPath("/quote"), "/quote/auto/driver/", "auto/driver"],
    ["path that is mangled", inPath("/quote"), "/quote/%zz", "%zz"],
  ])("%s", (_name, placement, url, route) => expect(placement.read(new URL(url, host))).toBe(route));
});
