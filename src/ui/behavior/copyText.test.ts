import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./copyText";

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["copies", { clipboard: { writeText: () => Promise.resolve() } }, true],
  ["is refused", { clipboard: { writeText: () => Promise.reject(new DOMException("Denied", "NotAllowedError")) } }, false],
  ["is refused on a page without HTTPS", {}, false],
])("a press that %s is told so", async (_name, navigator, isCopied) => {
  vi.stubGlobal("navigator", navigator);
  expect(await copyText("https://example.com/")).toBe(isCopied);
});
