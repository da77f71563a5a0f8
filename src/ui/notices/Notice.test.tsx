import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { timings } from "../../business/timings";
import { mounted } from "../../fixtures/mounted";
import { Notice } from "./Notice";

const page = mounted();
const onClose = vi.fn();
const notice = () => page.container.firstElementChild!;
const show = (lasts?: number) => page.render(<Notice notice={{ id: "n", tone: "good", text: "Saved", ...(lasts !== undefined && { lasts }) }} closeLabel="Close" onClose={onClose} />);
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const send = (type: string) => act(() => void notice().dispatchEvent(type.startsWith("focus") ? new FocusEvent(type, { bubbles: true }) : new PointerEvent(type, { bubbles: true })));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Expects the notice to go after so many milliseconds, once it has faded, and not before. */
function expectToGoIn(ms: number): void {
  wait(ms - 1);
  expect(notice().classList).not.toContain("leaving");
  wait(1);
  expect(notice().classList).toContain("leaving");
  wait(timings.notificationClose - 1);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
}

it("goes by itself after its time, and not before it has faded", () => {
  show(5_000);
  expectToGoIn(5_000);
});

it.each([
  ["it is pointed at", "pointerover", "pointerout"],
  ["it is focused", "focusin", "focusout"],
])("stays while %s, and then for its whole time", (_what, begin, end) => {
  show(5_000);
  wait(4_000);
  send(begin);
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  send(end);
  expectToGoIn(5_000);
});

it("without a time stays until its X is pressed, and goes though it is pointed at then", () => {
  show();
  wait(600_000);
  expect(onClose).not.toHaveBeenCalled();
  send("pointerover");
  act(() => page.container.querySelector<HTMLElement>("[aria-label=Close]")!.click());
  wait(timings.notificationClose);
  expect(onClose).toHaveBeenCalledOnce();
});
