// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { aRunner } from "../../src/fixtures/aRunner";
import { inFunnel } from "../../src/fixtures/inFunnel";
import { mounted } from "../../src/fixtures/mounted";
import { helperFields } from "../../src/lines/life/helper";
import { HelperScreen } from "../../src/lines/life/HelperScreen";
import { line } from "../../src/lines/life/line";
import { openFunnel } from "./funnel";

const page = mounted();

it.each([
  ["62,000", ["Use $650,000"]],
  ["about 62", ["Continue"]],
])("life's calculator with an income of %j offers %j", (income, expected) => {
  const { session } = openFunnel(line, []);
  session.draft(helperFields.income, "helper").value = income;
  page.render(inFunnel(session, aRunner(), <HelperScreen />));
  expect([...page.container.querySelectorAll("[type=submit]")].map(({ textContent }) => textContent)).toEqual(expected);
});
