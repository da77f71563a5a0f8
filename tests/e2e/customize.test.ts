import type { BrowserContext, Locator } from "playwright";
import { describe, expect } from "vitest";
import type { listCoverages } from "../../src/api/contract/coverages";
import type { ResponseOf } from "../../src/api/contract/endpoint";
import { answerTo } from "../harness/answerTo";
import { withAxe, violations } from "../harness/axe";
import { cutLine, writes } from "../harness/api";
import { resumed } from "../harness/resumed";
import { overRoughLine } from "../harness/roughLine";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { widths } from "../harness/widths";
import { arrived, pricesOf, rowButtons, waitForQuotes } from "./funnel/quotes";

const patches = /^PATCH \/v1\/applications\/\{id\}\/(?:vehicles|coverages)$/;
const submission = "POST /v1/applications/{id}/submission";
const step = (visitor: Visitor, coverage: string, way: "Lower" | "Higher"): Locator =>
  visitor.dialog().getByRole("group", { name: coverage }).getByRole("button", { name: way });
const inDialog = (visitor: Visitor, name: string | RegExp): Locator => visitor.dialog().getByRole("button", { name });
/** Makes one of auto's limits editable, too. */
const withEditableLimit = async (context: BrowserContext): Promise<void> => {
  await context.route(/\/v1\/coverages\?/, async (route) => {
    const response = await answerTo(route);
    const { coverages, ...body } = (await response.json()) as ResponseOf<typeof listCoverages>;
    await route.fulfill({ response, json: { ...body, coverages: coverages.map((one) => (one.id === "BODILY_INJURY" ? { ...one, isEditable: true } : one)) } });
  });
};
const patchesOf = ({ api }: Visitor): number => api.calls.filter((call) => patches.test(call)).length;

/** Opens every row in turn until one shows how its price has changed. */
async function ledgerOf(visitor: Visitor): Promise<string> {
  const rows = rowButtons(visitor);
  for (let index = 0; index < (await rows.count()); index += 1) {
    await rows.nth(index).click();
    const said = visitor.widget.getByText(/^Was \$/);
    if ((await said.count()) > 0) return (await said.first().textContent()) ?? "";
  }
  return "";
}

describe("customizing", () => {
  test.for([
    { line: "auto", width: "phone", coverage: "Collision deductible", way: "Lower", says: /before you changed collision deductible to \$500\.$/ },
    { line: "homeowners", width: "desktop", coverage: "Personal liability", way: "Higher", says: /before you changed personal liability to \$500,000\.$/ },
    { line: "renters", width: "phone", coverage: "Personal liability", way: "Higher", says: /before you changed personal liability to \$300,000\.$/ },
    { line: "pet", width: "desktop", coverage: "Annual deductible", way: "Lower", says: /before you changed annual deductible to \$250\.$/ },
  ] as const)("$line on a $width: an estimate at once, then new prices with the reason for the change, also after a reload", async ({ line, width, coverage, way, says }, { visit }) => {
    const visitor = await visit({ ...resumed("policy-compare", { line }, (_context, page) => withAxe(page)), width });
    await waitForQuotes(visitor);
    await visitor.press("Customize");
    const sent = patchesOf(visitor);
    expect(await visitor.dialog().getByText("What-if estimate").count()).toBe(0);
    await step(visitor, coverage, way).click();
    await visitor.dialog().getByText(/^What-if estimate for /).waitFor({ state: "attached" });
    expect(await visitor.dialog().locator("s").count()).toBe(1);
    expect(await violations(visitor)).toEqual([]);
    await inDialog(visitor, "Update my quote").click();
    await visitor.dialog().waitFor({ state: "detached" });
    await waitForQuotes(visitor);
    expect(patchesOf(visitor)).toBe(sent + 1);
    expect(await ledgerOf(visitor)).toMatch(says);
    expect(await violations(visitor)).toEqual([]);
    // Choices and prices survive a reload without another rating.
    const submitted = visitor.api.countOf(submission);
    await visitor.page.reload();
    await waitForQuotes(visitor);
    expect(await ledgerOf(visitor)).toMatch(says);
    expect(visitor.api.countOf(submission)).toBe(submitted);
    await visitor.press("Customize");
    expect(await inDialog(visitor, "Update my quote").count()).toBe(0);
    await step(visitor, coverage, way === "Lower" ? "Higher" : "Lower").click();
    await inDialog(visitor, "Update my quote").waitFor();
  });
});

describe("after an update", () => {
  test("the heading and the first rows are visible, all prices in order, wherever the update was requested", async ({ visit }) => {
    const visitor = await visit({ ...resumed("policy-compare"), width: "phone" });
    visitor.journal.allow(cutLine);
    await waitForQuotes(visitor);
    const rough = await overRoughLine(visitor.page.context());
    for (const end of ["Close", "Update my quote"]) {
      await visitor.press("Customize");
      await step(visitor, "Collision deductible", "Lower").click();
      await inDialog(visitor, end).first().click();
      await visitor.dialog().waitFor({ state: "detached" });
    }
    await visitor.focusIsOn(visitor.heading());
    await visitor.seesHeading("Your quotes so far");
    const isInWindow = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top >= 0 && element.getBoundingClientRect().bottom <= innerHeight);
    expect(await isInWindow(visitor.heading())).toBe(true);
    expect(await isInWindow(rowButtons(visitor).first())).toBe(true);
    rough.next();
    await visitor.seesHeading(arrived);
    const prices = await pricesOf(visitor);
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
});

describe("the customize dialog", () => {
  test("works with the keyboard alone, and returns the focus", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare", {}, (context, page) => Promise.all([withAxe(page), withEditableLimit(context)])));
    const { keyboard } = visitor.page;
    await waitForQuotes(visitor);
    await visitor.button("Customize").focus();
    await keyboard.press("Enter");
    await visitor.focusIsOn(visitor.dialog().getByRole("heading"));
    const lower = step(visitor, "Collision deductible", "Lower");
    for (let presses = 0; presses < 12 && !(await lower.evaluate((button) => button.matches(":focus"))); presses += 1) await keyboard.press("Tab");
    await keyboard.press("Space");
    await visitor.dialog().getByText("$500", { exact: true }).waitFor();
    for (const size of [widths.phone, { width: 320, height: 640 }, { width: 640, height: 450 }, widths.desktop]) {
      await visitor.page.setViewportSize(size);
      expect.soft(await violations(visitor), `axe at ${size.width} px`).toEqual([]);
    }
    await inDialog(visitor, "Next: limits").focus();
    await keyboard.press("Enter");
    await visitor.focusIsOn(visitor.dialog().getByRole("heading", { name: "Limits" }));
    // With one car, nothing else offers a way back.
    await inDialog(visitor, "Back to your car").waitFor();
    await keyboard.press("Escape");
    await visitor.dialog().waitFor({ state: "detached" });
    await visitor.focusIsOn(visitor.button("Customize"));
  });

  test("above a phone's keyboard has its buttons in one row, and more room for the coverages than for them", async ({ visit }) => {
    const visitor = await visit({ ...resumed("policy-compare", {}, withEditableLimit), width: "phone" });
    await waitForQuotes(visitor);
    await visitor.press("Customize");
    await step(visitor, "Collision deductible", "Lower").click();
    const middle = async (name: string): Promise<number> => {
      const box = await inDialog(visitor, name).boundingBox();
      return box!.y + box!.height / 2;
    };
    const rows = async (): Promise<number> => Math.round((await middle("Update my quote")) - (await middle("Next: limits")));
    expect(await rows()).toBeGreaterThan(40);
    await visitor.page.setViewportSize({ width: 390, height: 450 });
    await expect.poll(rows).toBe(0);
    expect(450 - (await inDialog(visitor, "Update my quote").boundingBox())!.y).toBeLessThan(450 / 5);
  });

  test("keeps the company's price on top, and each step says the effect that it then has", async ({ visit }) => {
    const visitor = await visit({ ...resumed("policy-compare"), viewport: { width: 390, height: 560 } });
    await waitForQuotes(visitor);
    await visitor.press("Customize");
    const onTop = visitor.dialog().getByRole("status").filter({ hasText: "/mo" });
    expect(await onTop.innerText()).toMatch(/No changes yet/);
    const isOnTop = (): Promise<boolean> =>
      onTop.evaluate((panel) => {
        const { left, top } = panel.getBoundingClientRect();
        const at = (panel.getRootNode() as ShadowRoot).elementFromPoint(left + 20, top + 20);
        return panel === at || panel.contains(at);
      });
    expect(await isOnTop()).toBe(true);
    const priceNow = async (): Promise<number> => Number(/\$([\d,]+)(?:\.\d\d)?\/mo/.exec((await onTop.innerText()).replaceAll("\n", ""))![1]!.replace(",", ""));
    const effectOf = async (button: Locator): Promise<number> => {
      const [, amount, way] = /: about \$([\d,]+) (more|less) a month$/.exec((await button.getAttribute("aria-label")) ?? "") ?? [];
      return Number(amount!.replace(",", "")) * (way === "more" ? 1 : -1);
    };
    const lower = step(visitor, "Collision deductible", "Lower");
    await lower.scrollIntoViewIfNeeded();
    expect(await isOnTop()).toBe(true);
    const isTopmost = await onTop.evaluate((panel) => {
      const scroller = panel.closest(".inside")!;
      const { left, top } = scroller.getBoundingClientRect();
      const at = (panel.getRootNode() as ShadowRoot).elementFromPoint(left + 40, top + 4);
      return scroller.scrollTop > 40 && at !== scroller && at!.contains(panel);
    });
    expect(isTopmost, "nothing that scrolls shows above the price").toBe(true);
    let price: number | undefined;
    for (let presses = 0; presses < 2; presses += 1) {
      const effect = await effectOf(lower);
      expect(effect).toBeGreaterThan(0);
      await lower.click();
      const after = await priceNow();
      // The first difference is from a price with cents.
      if (price !== undefined) expect(after).toBe(price + effect);
      price = after;
    }
    await visitor.dialog().getByText("Was $1,000").waitFor();
    expect(await isOnTop()).toBe(true);
  });

  test("leads on by the filled button alone, which stays in its place", async ({ visit }) => {
    const visitor = await visit({ ...resumed("policy-compare", {}, withEditableLimit), width: "phone" });
    await waitForQuotes(visitor);
    await visitor.press("Customize");
    expect(await visitor.dialog().getByText(/of 1\b/).count()).toBe(0);
    const ground = async (name: string): Promise<string> => {
      await visitor.page.mouse.move(0, 0);
      return inDialog(visitor, name).last().evaluate((button) => getComputedStyle(button).backgroundColor);
    };
    const filled = await ground("Next: limits");
    const place = await inDialog(visitor, "Next: limits").boundingBox();
    expect(await ground("Close")).not.toBe(filled);
    await step(visitor, "Collision deductible", "Lower").click();
    await inDialog(visitor, "Update my quote").waitFor();
    expect(await inDialog(visitor, "Next: limits").boundingBox()).toEqual(place);
    expect(await ground("Update my quote")).not.toBe(filled);
    await inDialog(visitor, "Next: limits").click();
    await visitor.dialog().getByText("Customize, 2 of 2").waitFor();
    await expect.poll(() => ground("Update my quote")).toBe(filled);
    expect(await ground("Back to your car")).not.toBe(filled);
  });

  test("offers what the service marks as editable: auto's deductibles", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare"));
    await waitForQuotes(visitor);
    await visitor.press("Customize");
    await visitor.dialog().getByRole("group", { name: "Collision deductible" }).waitFor();
    expect(await inDialog(visitor, "Next: limits").count()).toBe(0);
  });

  test("removes collision along with comprehensive", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare"));
    await waitForQuotes(visitor);
    await visitor.press("Customize");
    await visitor.dialog().getByRole("checkbox", { name: "Leave out comprehensive" }).check();
    expect(await visitor.dialog().getByRole("group", { name: "Collision deductible" }).count()).toBe(0);
    await visitor.dialog().getByRole("checkbox", { name: "Leave out comprehensive" }).uncheck();
    expect(await visitor.dialog().getByRole("group", { name: "Collision deductible" }).count()).toBe(1);
  });

  test("keeps what was chosen when the service can't be reached", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare"));
    visitor.journal.allow(cutLine);
    await waitForQuotes(visitor);
    await visitor.press("Customize");
    await step(visitor, "Collision deductible", "Lower").click();
    await visitor.api.die(writes);
    await inDialog(visitor, "Update my quote").click();
    await visitor.sees(/^We couldn't update your quote/);
    await visitor.dialog().getByText("$500", { exact: true }).waitFor();
    visitor.api.revive();
    await inDialog(visitor, "Update my quote").click();
    await visitor.dialog().waitFor({ state: "detached" });
    await waitForQuotes(visitor);
    expect(await ledgerOf(visitor)).toMatch(/^Was \$/);
  });
});
