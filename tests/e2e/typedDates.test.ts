import type { Locator } from "playwright";
import { expect } from "vitest";
import { addDays, calendarDay, formatDate } from "../../src/kernel/dates";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import { answerSmoker } from "./funnel/life";

/** A birth date as people write it and as other pages have it, and as the field shows it once it is entered. */
const written = [
  ["4/12/88", "04/12/1988"],
  ["April 12 1988", "04/12/1988"],
  ["12 de abril de 1988", "04/12/1988"],
  ["1988-04-12", "04/12/1988"],
  ["Tuesday, April 12, 1988 at 10:30 a.m.", "04/12/1988"],
  ["4/12/1988 10:30 AM", "04/12/1988"],
  ["9/7/1985", "9/7/1985"],
] as const;

/** Expects each text, once it is entered, to be shown as the date beside it. */
async function showsAs(field: Locator, dates: readonly (readonly [typed: string, shown: string])[]): Promise<void> {
  for (const [typed, shown] of dates) {
    await field.fill("");
    await field.pressSequentially(typed);
    await field.press("Tab");
    await expect.poll(() => field.inputValue(), { message: typed }).toBe(shown);
  }
}

test("a birth date is taken as people write it, by leaving the field and by Enter", async ({ visit }) => {
  const visitor = await visit(resumed("driver"));
  await visitor.press(/^Edit/);
  const field = visitor.field("Date of birth").first();
  await showsAs(field, written);
  await field.fill("");
  await field.pressSequentially("4/12/88");
  await field.press("Enter");
  await visitor.button("Continue").waitFor();
  await visitor.press(/^Edit/);
  expect(await field.inputValue()).toBe("04/12/1988");
});

test("the month of a first license is taken as people write it", async ({ visit }) => {
  const visitor = await visit(resumed("driver"));
  await visitor.press(/^Edit/);
  const field = visitor.field("Date first licensed").first();
  const months = [["2004", "2004"], ["2004-05", "05/2004"], ["May 2004", "05/2004"], ["mayo de 2004", "05/2004"], ["052004", "05/2004"]] as const;
  await showsAs(field, months);
});

test("a first day is taken as people write it, with the year that comes", async ({ visit }) => {
  const visitor = await visit(resumed("insurance-start", { line: "renters" }));
  const field = visitor.field("Insurance start date");
  const first = addDays(calendarDay(new Date()), 20);
  const shown = formatDate(first);
  const month = new Date(first.year, first.month - 1).toLocaleString("en-US", { month: "long" });
  await showsAs(field, [
    [`${first.month}/${first.day}/${first.year % 100}`, shown],
    [`${month} ${first.day}, ${first.year}`, shown],
  ]);
  await visitor.press("Continue");
  await visitor.isAt("renters/personal-info");
});

test("a month alone is the last use's first day, as its help says", async ({ visit }) => {
  const visitor = await visit(resumed("questions", { line: "life" }));
  await answerSmoker(visitor, "Previously");
  await visitor.choose(/^Cigars/);
  const field = visitor.field("When did you last use cigars?");
  await showsAs(field, [
    ["6/2024", "06/01/2024"],
    ["062024", "06/01/2024"],
    ["June 2024", "06/01/2024"],
    ["06152024", "06/15/2024"],
    ["061524", "06/15/2024"],
    ["6/15/24", "06/15/2024"],
  ]);
});

test.for(["desktop", "phone"] as const)("a date is taken as people write it by a press on Continue, which leaves the focus in the field, %s", async (width, { visit }) => {
  const visitor = await visit({ ...resumed("insurance-start", { line: "landlord" }), width });
  const first = addDays(calendarDay(new Date()), 20);
  const field = visitor.field("Insurance start date");
  await field.fill("soon");
  await visitor.press("Continue");
  await visitor.sees("Enter a date formatted MM/DD/YYYY");
  await field.fill("");
  await field.pressSequentially(`${first.month}/${first.day}/${first.year % 100}`);
  await visitor.press("Continue");
  await visitor.isAt("landlord/personal-info");
  await visitor.back();
  expect(await field.inputValue()).toBe(formatDate(first));
});
