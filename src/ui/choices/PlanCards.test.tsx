// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { PlanCards } from "./PlanCards";

const page = mounted();

const plan = (value: string, label: string) => ({
  value,
  label,
  today: 22.14,
  per: "today",
  priceLabel: "$22.14 today",
  then: "10 × $11.07, monthly on the 1st",
  rows: ["Today", "January 1", "February 1"].map((date) => ({ id: date, date, amount: "$11.07" })),
  datesOf: `See dates: ${label}`,
});

/** Returns the text that a screen reader gets from the elements that an attribute references. */
function heard(input: Element, attribute: string): string {
  const parts = (input.getAttribute(attribute) ?? "").split(" ").map((id) => document.getElementById(id)!.cloneNode(true) as Element);
  for (const part of parts) part.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
  return parts.flatMap((part) => [...part.children].map(({ textContent }) => textContent).join(" ") || part.textContent).join(" ");
}

it("a plan is announced by its name and price, and described by its later payments", () => {
  const plans = [plan("MONTHLY", "Monthly"), plan("FULL", "All at once")];
  page.render(<PlanCards id="plan" label="Plan" plans={plans} datesLabel="See dates" value="" onChange={() => undefined} />);
  const radios = [...page.container.querySelectorAll("input")];
  const said = radios.map((radio) => [heard(radio, "aria-labelledby"), heard(radio, "aria-describedby")]);
  expect(said).toEqual([
    ["Monthly $22.14 today", "10 × $11.07, monthly on the 1st"],
    ["All at once $22.14 today", "10 × $11.07, monthly on the 1st"],
  ]);
});
