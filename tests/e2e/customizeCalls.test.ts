import type { BrowserContext, Route } from "playwright";
import { expect } from "vitest";
import { answerTo } from "../harness/answerTo";
import { cutLine } from "../harness/api";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { rowButtons, waitForQuotes } from "./funnel/quotes";

/** The deductible in the sentence above the quotes: as proposed, lowered once, and lowered twice. */
const values = ["$2,500", "$1,500", "$1,000"] as const;
const changes = /\/v1\/applications\/[^/]+\/coverages$/;

/** Decides the fate of the next change of coverages. By default it reaches the service and gets its response. */
interface Call {
  meets(how: (route: Route) => Promise<unknown>): Promise<void>;
}

async function held(context: BrowserContext): Promise<Call> {
  let next: ((route: Route) => Promise<unknown>) | undefined;
  await context.route(changes, async (route) => {
    const how = next;
    if (route.request().method() !== "PATCH" || !how) return route.fallback();
    next = undefined;
    return void (await how(route));
  });
  return { meets: (how) => new Promise((resolve) => (next = (route) => (resolve(), how(route)))) };
}

test("however a change's call ends, the prices match the latest choice", async ({ visit }) => {
  let call: Call | undefined;
  const visitor: Visitor = await visit(resumed("policy-compare", { line: "homeowners" }, async (context) => void (call = await held(context))));
  visitor.journal.allow(cutLine);
  const { page } = visitor;
  const inDialog = (button: string) => visitor.dialog().getByRole("button", { name: button, exact: true });
  const step = (way: "Lower" | "Higher") => visitor.dialog().getByRole("group", { name: "Deductible" }).getByRole("button", { name: way }).click();
  const isChosen = (at: number) => visitor.dialog().getByRole("group", { name: "Deductible" }).getByText(values[at]!, { exact: true }).waitFor();
  const isPriced = async (at: number) => {
    await waitForQuotes(visitor);
    await visitor.widget.getByText(new RegExp(`^(?:All|Nearly all|Most|Most often): .*\\${values[at]!}\\b[^,]*deductible`)).waitFor();
    expect(await visitor.widget.getByText(/out of date/).count()).toBe(0);
  };
  const open = () => visitor.press("Customize");
  const update = () => inDialog("Update my quote").click();
  await isPriced(0);

  // A choice made while the call is under way stays, and is sent next.
  await open();
  await step("Lower");
  let release = (): void => undefined;
  let reached = call!.meets(async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.fallback();
  });
  await update();
  await reached;
  // Until then the dialog shows what it sends. It offered to close, and said that nothing had changed.
  expect(await inDialog("Update my quote").getAttribute("aria-busy")).toBe("true");
  expect(await visitor.dialog().getByText("No changes yet").count()).toBe(0);
  await step("Lower");
  release();
  await isPriced(1);
  await isChosen(2);
  await update();
  await visitor.dialog().waitFor({ state: "detached" });
  await isPriced(2);

  // The dialog is closed during its call. The canceled choice affects neither these prices nor the next change.
  await open();
  await step("Higher");
  reached = call!.meets(async (route) => {
    await answerTo(route);
    await new Promise<void>((resolve) => (release = resolve));
    await route.abort().catch(() => undefined);
  });
  await update();
  await reached;
  await inDialog("Close").first().click();
  await visitor.dialog().waitFor({ state: "detached" });
  release();
  await isPriced(2);
  await page.reload();
  await isPriced(2);

  // The service takes the change, but the connection ends before its response.
  await open();
  await isChosen(2);
  await step("Higher");
  reached = call!.meets(async (route) => {
    await answerTo(route);
    await visitor.api.die();
    await route.abort("connectionrefused");
  });
  await update();
  await reached;
  await visitor.sees(/^We couldn't update your quote/);
  await isChosen(1);
  visitor.api.revive();
  await update();
  await visitor.dialog().waitFor({ state: "detached" });
  await isPriced(1);

  // The page is reloaded during the call. A price that has changed shows the earlier one.
  await open();
  await step("Lower");
  reached = call!.meets(async (route) => void (await answerTo(route)));
  await update();
  await reached;
  await page.reload();
  await isPriced(2);
  await rowButtons(visitor).first().click();
  await visitor.widget.getByText(/^Was \$/).first().waitFor();
});
