import { afterEach, expect, it, vi } from "vitest";
import type { Session } from "../../session/session";
import { readAhead } from "./readAhead";
import type { View } from "./navigator";

afterEach(() => void vi.useRealTimers());

const here = { step: "annual-mileage", detail: null };

it.each([
  ["makes what the next step needs, in the visitor's language", here, [["es"]]],
  ["makes nothing on a page outside a line", null, []],
])("%s, once the page has nothing else to do", (_says, position, calls) => {
  vi.useFakeTimers();
  const ahead = vi.fn();
  const journey = { next: () => ({ step: "history", detail: null }), find: () => ({ ahead }) };
  readAhead({ journey: { peek: () => journey }, speech: { peek: () => ({ language: "es" }) } } as unknown as Session, { position } as View);
  expect(ahead).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(ahead.mock.calls).toEqual(calls);
});
