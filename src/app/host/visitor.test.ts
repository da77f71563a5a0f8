import { afterEach, describe, expect, it, vi } from "vitest";
import type { SessionStorage } from "../../session/kept/storage";
import { visitorIdIn } from "./visitor";

function storageWith(before: unknown): SessionStorage {
  let kept = before;
  return { read: () => kept, write: (value) => void (kept = value), clear: () => void (kept = null) };
}

const signal = (given: boolean | undefined): void => void vi.stubGlobal("navigator", { globalPrivacyControl: given });

afterEach(() => void vi.unstubAllGlobals());

describe("a visitor's number", () => {
  it.each([undefined, false])("is the same on each visit where the opt-out signal is %s", (given) => {
    signal(given);
    const storage = storageWith(null);
    const first = visitorIdIn(storage);
    expect(first).toMatch(/./);
    expect(visitorIdIn(storage)).toBe(first);
  });

  it("is replaced if the stored value is invalid", () => {
    signal(undefined);
    const storage = storageWith({ id: 1 });
    expect(visitorIdIn(storage)).toEqual(storage.read());
  });

  it("is withheld after an opt-out, and the stored one is deleted", () => {
    signal(true);
    const storage = storageWith("known");
    expect(visitorIdIn(storage)).toBeUndefined();
    expect(storage.read()).toBeNull();
  });
});
