import { act } from "react";
import { expect, it } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { Checkbox } from "./Checkbox";
import { ErrorSummary } from "./ErrorSummary";
import { FieldGroup } from "./FieldGroup";

const page = mounted();

it("leads from each error to its field, in a group to the chosen control, and leaves the page's address alone", () => {
  const errors = [{ id: "name", text: "Name: required" }, { id: "way", text: "Financed/leased" }];
  page.render(
    <>
      <ErrorSummary id="errors" title="Two answers are missing" errors={errors} />
      <input id="name" />
      <fieldset id="way">
        <input type="radio" name="way" />
        <input type="radio" name="way" defaultChecked />
      </fieldset>
    </>,
  );
  const before = window.location.href;
  const links = [...page.container.querySelectorAll("a")];
  const [name, , chosen] = page.container.querySelectorAll("input");
  act(() => links[0]?.click());
  expect(document.activeElement).toBe(name);
  act(() => links[1]?.click());
  expect(document.activeElement).toBe(chosen);
  expect(window.location.href).toBe(before);
  expect(links[1]?.textContent).toBe("Financed/\u200bleased");
});

it.each([
  [true, "true"],
  [false, null],
])("a box with an error: %s, is announced as invalid with it", (isWrong, invalid) => {
  page.render(<Checkbox id="agree" label="I agree" checked={false} onChange={() => undefined} help="Not required to buy" {...(isWrong && { error: "Check this box" })} />);
  const box = page.container.querySelector("input")!;
  const said = box.getAttribute("aria-describedby")?.split(" ").map((id) => document.getElementById(id)?.textContent);
  expect([box.getAttribute("aria-invalid"), said]).toEqual([invalid, [...(isWrong ? ["Check this box"] : []), "Not required to buy"]]);
});

it.each([
  ["a choice of one", true, ["radiogroup", "true", "true"]],
  ["other controls", false, [null, null, null]],
])("a group of %s announces what it can", (_what, radios, expected) => {
  page.render(
    <FieldGroup id="way" label="Way" error="Select one" required radios={radios}>
      <input />
    </FieldGroup>,
  );
  const group = page.container.querySelector("fieldset")!;
  expect(["role", "aria-required", "aria-invalid"].map((name) => group.getAttribute(name))).toEqual(expected);
  expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Select one");
});
