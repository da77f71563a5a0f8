import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import type { CalendarDate } from "../../kernel/dates";
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

const onPick = vi.fn();
const render = (value: CalendarDate | null) =>
  page.render(
    <Calendar
      id="calendar"
      language="en"
      value={value}
      min={{ year: 2026, month: 6, day: 16 }}
      max={{ year: 2026, month: 8, day: 14 }}
      previousLabel="Previous month"
      nextLabel="Next month"
      onPick={onPick}
      onClose={onClose}
    />,
  );
const day = (iso: string) => page.container.querySelector<HTMLButtonElement>(`[data-day="${iso}"]`)!;
const key = (name: string) => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  act(() => void document.activeElement!.dispatchEvent(event));
  return event;
};

beforeEach(() => {
  vi.clearAllMocks();
  render(null);
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
  key("PageDown");
  expect(month()).toBe("July 2026");
  key("Escape");
  expect(onClose).toHaveBeenCalledOnce();
});

it("begins with the focus on the first day on offer, and offers none before it or after the last", () => {
  expect(document.activeElement).toBe(day("2026-06-16"));
  expect([day("2026-06-15").disabled, day("2026-06-16").disabled]).toEqual([true, false]);
  expect([key("ArrowLeft").defaultPrevented, document.activeElement]).toEqual([true, day("2026-06-16")]);
  expect([key("ArrowRight").defaultPrevented, document.activeElement, day("2026-06-17").tabIndex, day("2026-06-16").tabIndex]).toEqual([true, day("2026-06-17"), 0, -1]);
  key("PageDown");
  key("PageDown");
  expect([document.activeElement, day("2026-08-14").disabled, day("2026-08-15").disabled]).toEqual([day("2026-08-14"), false, true]);
  expect([key("ArrowDown").defaultPrevented, document.activeElement]).toEqual([true, day("2026-08-14")]);
  expect(key("a").defaultPrevented).toBe(false);
});

it("begins with the chosen day, alone pressed, and picks the one that is pressed", () => {
  page.render(null);
  render({ year: 2026, month: 7, day: 4 });
  expect([document.activeElement, [...page.container.querySelectorAll("[aria-pressed=true]")]]).toEqual([day("2026-07-04"), [day("2026-07-04")]]);
  expect([button("Previous month"), button("Next month")].map((one) => one.getAttribute("aria-disabled"))).toEqual([null, null]);
  act(() => day("2026-07-20").click());
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ year: 2026, month: 7, day: 20 });
});

it("turns to the month of a day that is typed beside it, and leaves the focus where it is", () => {
  press("Next month");
  render({ year: 2026, month: 8, day: 3 });
  expect([month(), day("2026-08-03").getAttribute("aria-pressed"), day("2026-08-03").tabIndex]).toEqual(["August 2026", "true", 0]);
  expect(document.activeElement).toBe(button("Next month"));
  press("Previous month");
  expect(month()).toBe("July 2026");
  render(null);
  expect(month()).toBe("July 2026");
  render({ year: 2027, month: 2, day: 28 });
  expect([month(), day("2026-08-14").tabIndex]).toEqual(["August 2026", 0]);
});
