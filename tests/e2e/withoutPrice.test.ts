import { expect } from "vitest";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import { rowButtons, waitForQuotes } from "./funnel/quotes";

test("a company without an answer is asked again alone, and its price joins the list", async ({ visit }) => {
  const visitor = await visit({ ...resumed("policy-compare", { lastName: "Half Fail" }), width: "phone" });
  await waitForQuotes(visitor);
  const before = await rowButtons(visitor).count();
  await visitor.widget.getByText("Companies that didn't quote").click();
  const again = visitor.button(/^Try again with /);
  const silent = await again.count();
  const carrier = ((await again.first().getAttribute("aria-label")) ?? "").replace("Try again with ", "");
  await again.first().click();
  const said = visitor.widget.getByRole("status").filter({ hasText: new RegExp(`^${carrier} answered: \\$[\\d,.]+ a month`) });
  await said.waitFor();
  await visitor.focusIsOn(said);
  expect(await again.count()).toBe(silent - 1);
  expect(await rowButtons(visitor).count()).toBe(before + 1);
});

test("number and reference are shown in an open row and beside the contact form, before any name is given", async ({ visit }) => {
  const visitor = await visit({ ...resumed("policy-compare"), width: "phone" });
  await waitForQuotes(visitor);
  await rowButtons(visitor).first().click();
  await visitor.sees(/^If you call, tell the advisor your reference: [0-9A-F]{8}$/);
  await visitor.button(/^Select /).first().click();
  await visitor.isAt("auto/finalize/contact");
  await visitor.link(/^Call .+ instead$/).waitFor();
  await visitor.sees(/^Tell the advisor your reference: [0-9A-F]{8}$/);
});
