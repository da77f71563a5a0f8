// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { aRunner } from "../../src/fixtures/aRunner";
import { mounted } from "../../src/fixtures/mounted";
import { RunnerProvider } from "../../src/form/runner";
import { helperFields } from "../../src/lines/life/helper";
import { HelperScreen } from "../../src/lines/life/HelperScreen";
import { line } from "../../src/lines/life/line";
import { SessionProvider } from "../../src/session/context";
import { openFunnel } from "./funnel";

const page = mounted();

it.each([
  ["62,000", ["Use $650,000"]],
  ["about 62", ["Continue"]],
])("life's calculator with an income of %j offers %j", (income, expected) => {
  const { session } = openFunnel(line, []);
  session.draft(helperFields.income, "helper").value = income;
  page.render(
    <SessionProvider value={session}>
      <RunnerProvider value={aRunner()}>
        <HelperScreen />
      </RunnerProvider>
    </SessionProvider>,
  );
  expect([...page.container.querySelectorAll("[type=submit]")].map(({ textContent }) => textContent)).toEqual(expected);
});
