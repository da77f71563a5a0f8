import { act } from "react";
import { expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { Stepper } from "./Stepper";

const page = mounted();

function show(props: Partial<Parameters<typeof Stepper>[0]> = {}) {
  const onChange = vi.fn();
  page.render(<Stepper id="violations" label="Violations" value={5} min={0} max={10} onChange={onChange} lessLabel="Fewer" moreLabel="More" {...props} />);
  return onChange;
}

const button = (name: string) => page.container.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!;

it.each([
  ["More", { value: 5 }, 6],
  ["Fewer", { value: 5 }, 4],
  ["More", { value: 5, step: 3 }, 8],
  ["More", { value: 9, step: 3 }, 10],
  ["Fewer", { value: 1, step: 3 }, 0],
])("%s at %j changes to %i", (name, props, value) => {
  const onChange = show(props);
  act(() => button(name).click());
  expect(onChange.mock.calls).toEqual([[value]]);
});

it.each([
  ["More", 10],
  ["Fewer", 0],
])("%s does nothing at its bound, says so, and keeps the focus", (name, value) => {
  const onChange = show({ value });
  button(name).focus();
  act(() => button(name).click());
  expect(onChange).not.toHaveBeenCalled();
  expect([button(name).getAttribute("aria-disabled"), button(name).disabled]).toEqual(["true", false]);
  expect(document.activeElement).toBe(button(name));
  expect(button(name === "More" ? "Fewer" : "More").hasAttribute("aria-disabled")).toBe(false);
});

/** The text that a screen reader gets of the group. */
const described = () => (page.container.querySelector("[role=group]")?.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "");

it.each([
  ["neither", {}, [""]],
  ["a hint", { hint: "In three years" }, ["In three years"]],
  ["a hint below", { hint: "In three years", hintBelow: true }, ["In three years"]],
  ["an error and a hint", { hint: "In three years", error: "Too many" }, ["Too many", "In three years"]],
])("is described by %s, once", (_what, props, said) => {
  show(props);
  expect(described()).toEqual(said);
  for (const words of said.filter(Boolean)) expect(page.container.textContent.split(words)).toHaveLength(2);
});

it("shows a text in place of the number, and the two effects to the eye alone", () => {
  show({ text: "$500", effects: ["$4 less", "$5 more"] });
  expect(page.container.querySelector("output")?.textContent).toBe("$500");
  expect(page.container.querySelector("[aria-hidden=true].effects")?.textContent).toBe("$4 less$5 more");
  show();
  expect(page.container.querySelector("output")?.textContent).toBe("5");
  expect(page.container.querySelector(".effects")).toBeNull();
});
