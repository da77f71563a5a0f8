import { expect } from "vitest";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";

test("a call time that has passed when the form is sent is asked again, with new times", async ({ visit }) => {
  const wednesday = new Date("2027-01-13T17:00:00Z");
  const { prepare, ...about } = resumed("finalize/contact", {}, (_context, page) => page.clock.setFixedTime(wednesday));
  const visitor = await visit({ ...about, timezoneId: "America/Chicago", prepare });
  await visitor.fill("First name", "Maya");
  await visitor.fill("Last name", "Okafor");
  await visitor.fill("Email", "maya@example.com");
  await visitor.choose("Call me");
  await visitor.fill("Phone", "(512) 555-0138");
  await visitor.choose("Today at 3 p.m.");
  // The form stays open while the phone sleeps.
  await visitor.page.clock.setFixedTime(new Date("2027-01-15T02:30:00Z"));
  await visitor.press("Request a call");
  await visitor.sees("Selection required");
  await visitor.isAt("auto/finalize/contact");
  const times = visitor.group("When should we call?").getByRole("radio");
  expect(await times.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.innerText.replace(/\s/g, " ")))).toEqual([
    "Tomorrow at 10 a.m.",
    "Tomorrow at 4 p.m.",
    "Tuesday at 10 a.m.",
  ]);
  expect(await visitor.field("Phone").inputValue()).toBe("(512) 555-0138");
  await visitor.choose("Tomorrow at 10 a.m.");
  await visitor.press("Request a call");
  await visitor.isAt("auto/finalize/success");
  await visitor.sees(/tomorrow at 10\sa\.m\./);
  // That is when to expect the call; the hour at which the office opens would be another.
  expect(await visitor.page.getByText("Our office is closed now").count()).toBe(0);
});
