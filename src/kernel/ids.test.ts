import { describe, expect, it, vi } from "vitest";
import { hashOf, newId } from "./ids";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe("newId", () => {
  it("makes a different UUID each time", () => {
    const made = new Set(Array.from({ length: 100 }, newId));
    expect(made.size).toBe(100);
    for (const id of made) expect(id).toMatch(uuid);
  });

  it("works on plain HTTP, where randomUUID is missing", () => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
    expect(newId()).toMatch(uuid);
    vi.unstubAllGlobals();
  });
});

describe("hashOf", () => {
  it.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }],
    [{ a: 1, b: undefined }, { a: 1 }],
    [[{ x: { q: 1, p: 2 } }], [{ x: { p: 2, q: 1 } }]],
  ])("gives %j and %j the same hash", (a, b) => expect(hashOf(a)).toBe(hashOf(b)));

  it.each([
    [[1, 2], [2, 1]],
    [{ a: null }, {}],
    ["1", 1],
    ["", undefined],
    [{ a: "ab", b: "c" }, { a: "a", b: "bc" }],
  ])("distinguishes %j from %j", (a, b) => expect(hashOf(a)).not.toBe(hashOf(b)));

  it("never changes, because hashes are stored", () => expect(hashOf({ zipCode: "43215" })).toBe("1lhoj69zzi4"));
});
