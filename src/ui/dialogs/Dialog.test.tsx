import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { Dialog } from "./Dialog";

const onClose = vi.fn();
const page = mounted();

const render = (mayClose: boolean) =>
  page.render(
    <Dialog id="scan" title="Scan" {...(mayClose && { onClose, closeLabel: "Close" })}>
      <input type="file" />
    </Dialog>,
  );
const dialog = () => page.container.querySelector("dialog")!;
const send = (event: Event, to: Element = dialog()) => {
  act(() => void to.dispatchEvent(event));
  return event;
};
const press = (key: string) => send(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const escape = () => press("Escape");

beforeEach(() => {
  vi.clearAllMocks();
  // The test's document doesn't implement modal dialogs.
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  render(true);
});

it.each([
  ["dialog", 1],
  ["input", 0],
])("a cancel of its %s asks %i times to be closed", (canceled, times) => {
  act(() => void page.container.querySelector(canceled)!.dispatchEvent(new Event("cancel", { bubbles: canceled === "input", cancelable: canceled === "dialog" })));
  expect(onClose).toHaveBeenCalledTimes(times);
});

it.each([
  ["begins on the backdrop and ends there", "dialog", "dialog", 1],
  ["begins inside and ends on the backdrop, as a selection of text does", "input", "dialog", 0],
  ["is inside", "input", "input", 0],
])("a press that %s asks to be closed: from %s to %s, %i times", (_what, from, to, times) => {
  send(new PointerEvent("pointerdown", { bubbles: true }), page.container.querySelector(from)!);
  send(new MouseEvent("click", { bubbles: true }), page.container.querySelector(to)!);
  expect(onClose).toHaveBeenCalledTimes(times);
});

it("asks by its X, and leaves Escape to the browser, which cancels it", () => {
  expect(escape().defaultPrevented).toBe(false);
  act(() => page.container.querySelector<HTMLElement>("[aria-label=Close]")!.click());
  expect(onClose).toHaveBeenCalledOnce();
});

it("asks if a gesture has closed it, and not for a dialog inside that has closed", () => {
  send(new Event("close", { bubbles: true }), page.container.querySelector("input")!);
  expect(onClose).not.toHaveBeenCalled();
  send(new Event("close"));
  expect(onClose).toHaveBeenCalledOnce();
});

describe("one that must stay", () => {
  it("has no X, and refuses Escape, the backdrop and what cancels it", () => {
    render(false);
    expect([dialog().querySelector("button"), dialog().getAttribute("closedby")]).toEqual([null, "none"]);
    expect([escape(), send(new Event("cancel", { cancelable: true })), press("a")].map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, false]);
    send(new PointerEvent("pointerdown"));
    send(new MouseEvent("click"));
    expect(onClose).not.toHaveBeenCalled();
  });

  it("opens again if a gesture has closed it", () => {
    render(false);
    const opened = vi.spyOn(dialog(), "showModal").mockImplementation(() => undefined);
    send(new Event("close"));
    expect(opened).toHaveBeenCalledOnce();
  });
});

it("isn't opened twice, has the focus on its heading, and is closed before it goes", () => {
  const closed = vi.spyOn(dialog(), "close");
  const opened = vi.spyOn(dialog(), "showModal");
  expect(document.activeElement).toBe(dialog().querySelector("h2"));
  render(true);
  expect([opened.mock.calls.length, closed.mock.calls.length]).toEqual([0, 0]);
  page.render(null);
  expect(closed).toHaveBeenCalledOnce();
});
