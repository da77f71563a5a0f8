import { act } from "react";
import { expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { AmountSlider } from "./AmountSlider";

const page = mounted();

it.each([
  [0, [0, 1]],
  [1, [0, 2]],
  [2, [1, 2]],
])("at step %i of three, less and more lead to %j", (value, expected) => {
  const onChange = vi.fn();
  const words = { id: "amount", name: "amount", label: "Amount", text: "$500", from: "$0", to: "$1,000", lessLabel: "Less", moreLabel: "More" };
  page.render(<AmountSlider {...words} value={value} count={3} onChange={onChange} />);
  for (const name of ["Less", "More"]) act(() => page.container.querySelector<HTMLElement>(`[aria-label=${name}]`)!.click());
  expect(onChange.mock.calls.flat()).toEqual(expected);
  const range = page.container.querySelector<HTMLInputElement>("[type=range]")!;
  expect([range.value, range.max, range.getAttribute("aria-valuetext")]).toEqual([String(value), "2", "$500"]);
});
