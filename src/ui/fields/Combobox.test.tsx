// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { Combobox } from "./Combobox";

const page = mounted();

const texts = ["418 Alder Street", "418 Alder Court", "418 Alderbrook Lane"];
const suggestions = texts.map((text, index) => ({ id: String(index), text }));
const onPick = vi.fn();
const onInput = vi.fn();

const render = (value = "418 alder", footer?: string, listed = suggestions) => {
  const words = { id: "address", label: "Address", listLabel: "Suggestions", status: "3 suggestions" };
  page.render(<Combobox {...words} {...{ value, onInput, onPick, footer, suggestions: listed }} />);
  return page.container.querySelector("input") as HTMLInputElement;
};
const type = (input: HTMLInputElement) => act(() => void input.dispatchEvent(new Event("input", { bubbles: true })));
const press = (input: HTMLInputElement, key: string) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  act(() => void input.dispatchEvent(event));
  return event;
};
const list = () => page.container.querySelector('[role="listbox"]');
const active = (input: HTMLInputElement) => input.getAttribute("aria-activedescendant");

beforeEach(() => void vi.clearAllMocks());

describe("Combobox", () => {
  it("stays closed until something is typed, even if there are suggestions", () => {
    const input = render();
    expect(list()).toBeNull();
    expect(input.getAttribute("aria-expanded")).toBe("false");
    type(input);
    expect(list()).not.toBeNull();
    expect(input.getAttribute("aria-controls")).toBe(list()?.id);
    expect(page.container.querySelector('[role="status"]')?.textContent).toBe("3 suggestions");
  });

  it("takes what is seen of a copied text", () => {
    const input = render();
    input.value = "12\u20114\u00a0Alder\u200b Street";
    type(input);
    expect(onInput).toHaveBeenCalledExactlyOnceWith("12-4 Alder Street");
  });

  it("moves down through the list, back to the field, and up from the end", () => {
    const input = render();
    const stops = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"].map((key) => {
      press(input, key);
      return active(input);
    });
    const [first, second, third] = [0, 1, 2].map((index) => `address-option-${index}`);
    expect(stops).toEqual([first, second, third, null, third, second]);
    expect(page.container.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  });

  it("scrolls to the active suggestion, because the focus stays in the field", () => {
    const input = render();
    const shown: string[] = [];
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
      if (this.getAttribute("role") === "option") shown.push(this.id);
    });
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) press(input, key);
    expect(shown).toEqual(["address-option-0", "address-option-1", "address-option-0"]);
    scroll.mockRestore();
  });

  it("picks only the active suggestion with Enter, which otherwise submits the form", () => {
    const input = render();
    type(input);
    expect(press(input, "Enter").defaultPrevented).toBe(false);
    press(input, "ArrowDown");
    expect(press(input, "Enter").defaultPrevented).toBe(true);
    expect(onPick).toHaveBeenCalledExactlyOnceWith(suggestions[0]);
    expect(list()).toBeNull();
  });

  it.each([
    ["has moved", [2, 1, 0], 2],
    ["is gone", [1, 2], null],
  ])("picks no other suggestion with Enter if the active one %s in a list that comes late", (_case, order, at) => {
    const input = render();
    press(input, "ArrowDown");
    render("418 alder", undefined, order.map((index) => suggestions[index]!));
    expect(active(input)).toBe(at === null ? null : `address-option-${at}`);
    press(input, "Enter");
    expect(onPick.mock.calls).toEqual(at === null ? [] : [[suggestions[0]]]);
  });

  it("stays closed for suggestions that come after Enter has submitted the form, until more is typed", () => {
    const input = render("418 alder", undefined, []);
    type(input);
    expect(press(input, "Enter").defaultPrevented).toBe(false);
    render();
    expect(list()).toBeNull();
    type(input);
    expect(list()).not.toBeNull();
  });

  it("closes with Escape and keeps what was typed", () => {
    const input = render();
    type(input);
    expect(press(input, "Escape").defaultPrevented).toBe(true);
    expect(list()).toBeNull();
    expect(input.value).toBe("418 alder");
    expect(press(input, "Escape").defaultPrevented).toBe(false);
  });

  it("marks the match regardless of case, and offers manual entry below the list", () => {
    const input = render("418 alder", "Enter it manually");
    type(input);
    expect(page.container.querySelector("mark")?.textContent).toBe("418 Alder");
    expect(list()?.textContent).not.toContain("Enter it manually");
    expect(page.container.textContent).toContain("Enter it manually");
  });
});
