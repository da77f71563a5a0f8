// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { containTyping } from "./containTyping";

const press = (tag: string, key: string, held: Partial<Record<"ctrlKey" | "altKey" | "metaKey", boolean>> = {}) => {
  const stopPropagation = vi.fn();
  const target = document.createElement(tag);
  containTyping({ key, ctrlKey: false, altKey: false, metaKey: false, ...held, target, stopPropagation });
  return stopPropagation.mock.calls.length === 1;
};

describe("containTyping", () => {
  it.each(["input", "select", "textarea"])("keeps printable keys of %s", (tag) => {
    expect(press(tag, "s")).toBe(true);
    expect(press(tag, "/")).toBe(true);
    expect(press(tag, "é")).toBe(true);
  });

  it("keeps Space on controls that it presses, but not other keys of buttons", () => {
    expect(press("button", " ")).toBe(true);
    expect(press("summary", " ")).toBe(true);
    expect(press("button", "s")).toBe(false);
    expect(press("p", " ")).toBe(false);
  });

  it("passes on keys that aren't characters", () => {
    expect(press("input", "Escape")).toBe(false);
    expect(press("input", "ArrowDown")).toBe(false);
    expect(press("input", "s", { ctrlKey: true })).toBe(false);
    expect(press("input", "s", { metaKey: true })).toBe(false);
  });

  it("keeps characters typed with Ctrl and Alt together, as AltGr reports them", () => {
    expect(press("input", "@", { ctrlKey: true, altKey: true })).toBe(true);
    expect(press("input", "ß", { altKey: true })).toBe(true);
  });
});
