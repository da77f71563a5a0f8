import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasStored, openStorage } from "./storage";

/** A storage like a browser's: methods on the prototype, entries as own members. */
class Entries {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return this[key] ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}
let entries: Entries;
beforeEach(() => {
  entries = new Entries();
  vi.stubGlobal("window", { sessionStorage: entries });
});

const refuse = (): never => {
  throw new Error("refused");
};
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a storage that refuses", () => {
  it.each([
    ["to write", ["setItem"]],
    ["to write and to remove", ["setItem", "removeItem"]],
  ] as const)("%s: the stored value is removed, and the next reader gets the new one", (_what, methods) => {
    openStorage("iq.test").write("12 Oak");
    expect(JSON.stringify(entries)).toContain("12 Oak");
    for (const method of methods) vi.spyOn(Entries.prototype, method).mockImplementation(refuse);
    openStorage("iq.test").write("13 Elm");
    expect(JSON.stringify(entries)).not.toMatch(/Oak|Elm/);
    expect([openStorage("iq.test").read(), hasStored("iq.")]).toEqual(["13 Elm", true]);
    openStorage("iq.test").clear();
    expect([openStorage("iq.test").read(), hasStored("iq.")]).toEqual([null, false]);
  });
});

it("removes a value, and keeps nothing of it", () => {
  openStorage("iq.test").write("12 Oak");
  expect([hasStored("iq."), hasStored("other.")]).toEqual([true, false]);
  openStorage("iq.test").clear();
  expect([Object.keys(entries), openStorage("iq.test").read(), hasStored("iq.")]).toEqual([[], null, false]);
});

it("reads what a storage took after it had refused", () => {
  const refusing = vi.spyOn(Entries.prototype, "setItem").mockImplementation(refuse);
  openStorage("iq.test").write("12 Oak");
  refusing.mockRestore();
  openStorage("iq.test").write("13 Elm");
  expect(entries).toEqual({ "iq.test": '"13 Elm"' });
  expect(openStorage("iq.test").read()).toBe("13 Elm");
  openStorage("iq.test").clear();
});

it.each<[string, object]>([
  ["may not be used", { get sessionStorage(): never { return refuse(); } }],
  ["is missing", { sessionStorage: null }],
])("keeps a value in memory where the browser's storage %s", (_what, window) => {
  vi.stubGlobal("window", window);
  expect([openStorage("iq.test").read(), hasStored("iq.")]).toEqual([null, false]);
  openStorage("iq.test").write("12 Oak");
  expect([openStorage("iq.test").read(), hasStored("iq."), hasStored("other.")]).toEqual(["12 Oak", true, false]);
  openStorage("iq.test").clear();
  expect([openStorage("iq.test").read(), hasStored("iq.")]).toEqual([null, false]);
});
