import { expect, test, vi } from "vitest";
import { readWording } from "./wording";

test.each([
  ["text", true],
  ["", true],
  ["under 5 < 6 & more", true],
  ["x".repeat(2_000), true],
  ["x".repeat(2_001), false],
  ["<b>bold</b>", false],
  ["a <img src=x onerror=alert(1)>", false],
  ["</p>", false],
  ["<!-- -->", false],
  ["Tern &amp; Tide", false],
  [5, false],
  [null, false],
])("%j is kept: %s", (text, kept) => {
  const onDropped = vi.fn();
  expect(readWording({ "a.b": text }, onDropped)).toEqual(kept ? { "a.b": text } : {});
  expect(onDropped.mock.calls).toEqual(kept ? [] : [["a.b"]]);
});

test.each([[null], [[]], ["text"], [7]])("%j isn't a map of texts", (file) => {
  expect(readWording(file, vi.fn())).toBeNull();
});
