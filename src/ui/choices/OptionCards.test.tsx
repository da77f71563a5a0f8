import { act } from "react";
import { expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { OptionCards } from "./OptionCards";

const page = mounted();
const options = ["red", "blue", "green"].map((value) => ({ value, label: value, below: `More about ${value}` }));
const input = (value: string) => page.container.querySelector<HTMLInputElement>(`[value=${value}]`)!;
const checked = () => [...page.container.querySelectorAll("input")].map((one) => one.checked);

it("of one answer: the pressed one is it, and only its further questions are asked", () => {
  const onChange = vi.fn();
  page.render(<OptionCards id="color" label="Color" options={options} value="blue" onChange={onChange} error="Select one" />);
  expect([checked(), input("red").type, input("red").getAttribute("aria-invalid")]).toEqual([[false, true, false], "radio", null]);
  expect(page.container.textContent).toContain("More about blue");
  expect(page.container.textContent).not.toContain("More about red");
  act(() => input("red").click());
  expect(onChange).toHaveBeenCalledExactlyOnceWith("red");
});

it.each([
  ["red", ["blue", "green", "red"]],
  ["blue", ["green"]],
])("of several answers: %s is added, or taken out if it was one of them", (pressed, expected) => {
  const onChange = vi.fn();
  page.render(<OptionCards many id="color" label="Colors" options={options} value={["blue", "green"]} onChange={onChange} error="Select one" />);
  expect([checked(), input("red").type, input("red").getAttribute("aria-invalid")]).toEqual([[false, true, true], "checkbox", "true"]);
  act(() => input(pressed).click());
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expected);
});
