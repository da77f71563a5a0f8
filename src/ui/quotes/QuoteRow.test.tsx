import { act } from "react";
import { expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { QuoteRow } from "./QuoteRow";

const page = mounted();

const plain: Parameters<typeof QuoteRow>[0] = {
  id: "quote-1",
  carrier: "Tern & Tide Mutual",
  monogram: "TT",
  tile: 1,
  rating: { value: "4.2", label: "Claims rating 4.2 out of 5" },
  facts: [],
  amount: 114,
  per: "/mo",
  priceLabel: "$114.00 a month",
  differs: [],
  open: false,
  onToggle: () => undefined,
  children: <p>Every coverage</p>,
};
const show = (given: Partial<typeof plain> = {}) => page.render(<QuoteRow {...plain} {...given} />);
const shown = () => page.container.textContent;

it.each([true, false])("is opened by the company's whole name, which says whether it is: %s", (open) => {
  const onToggle = vi.fn();
  show({ open, onToggle });
  const name = page.container.querySelector("h2 button")!;
  expect([name.getAttribute("aria-label"), name.getAttribute("aria-expanded"), shown().includes("Every coverage")]).toEqual(["Tern & Tide Mutual", String(open), open]);
  act(() => (name as HTMLElement).click());
  expect(onToggle).toHaveBeenCalledOnce();
  expect(page.container.querySelector("article")?.getAttribute("aria-labelledby")).toBe(name.id);
});

it("says why a choice failed also while it is closed", () => {
  show({ trouble: <p>Not available</p> });
  expect([shown().includes("Not available"), shown().includes("Every coverage")]).toEqual([true, false]);
  show();
  expect(page.container.querySelector(".more")).toBeNull();
});

it.each([
  [{ checked: false, disabled: false }, [true]],
  [{ checked: true, disabled: false }, [false]],
  [{ checked: false, disabled: true }, []],
])("is chosen for a comparison while there is room: %j", (state, changes) => {
  const onChange = vi.fn();
  show({ compare: { of: "Compare Tern & Tide", onChange, ...state } });
  const box = page.container.querySelector<HTMLInputElement>("input")!;
  expect(box.getAttribute("aria-label")).toBe("Compare Tern & Tide");
  act(() => box.click());
  expect(onChange.mock.calls.flat()).toEqual(changes);
});

it("offers no comparison where there is none", () => {
  show();
  expect(page.container.querySelector("input")).toBeNull();
});

it.each([false, true])("says the reason of a badge only while it wears it; taken over: %s", (spent) => {
  show({ badge: { text: "Recommended", reason: "$4 more", spent } });
  expect(shown().includes("$4 more")).toBe(!spent);
});

it.each([
  ["better", true, 1],
  ["worse", true, 1],
  ["worse", false, 1],
  ["other", false, 0],
] as const)("marks a difference that is %s, and says it in words", (verdict, isHigher, signs) => {
  show({ differs: [{ id: "a", verdict, isHigher, text: "$100K", said: "Higher limit:" }] });
  const difference = page.container.querySelector(`.${verdict}`)!;
  expect([difference.textContent, difference.querySelectorAll("svg").length]).toEqual(["Higher limit: $100K", signs]);
});
