import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { Calendar } from "./Calendar";

const onClose = vi.fn();
const page = mounted();
const button = (name: string) => page.container.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)!;
const month = () => page.container.querySelector("h2")!.textContent;
const press = (name: string) =>
  act(() => {
    button(name).focus();
    button(name).click();
  });

beforeEach(() => {
  vi.clearAllMocks();
  page.render(
    <Calendar
      id="calendar"
      language="en"
      value={null}
      min={{ year: 2026, month: 6, day: 16 }}
      max={{ year: 2026, month: 8, day: 14 }}
      previousLabel="Previous month"
      nextLabel="Next month"
      onPick={() => undefined}
      onClose={onClose}
    />,
  );
});

it("the button that leads to the last month keeps the focus there, without effect", () => {
  press("Next month");
  expect(button("Next month").getAttribute("aria-disabled")).toBeNull();
  press("Next month");
  expect([month(), button("Next month").disabled, button("Next month").getAttribute("aria-disabled")]).toEqual(["August 2026", false, "true"]);
  expect(document.activeElement).toBe(button("Next month"));
  press("Next month");
  expect(month()).toBe("August 2026");
});

it("Escape closes it from its buttons too, and arrows move days only among the days", () => {
  press("Next month");
  const key = (name: string) => act(() => void document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true })));
  key("PageDown");
  expect(month()).toBe("July 2026");
  key("Escape");
  expect(onClose).toHaveBeenCalledOnce();
});
