import type { Locator } from "playwright";
import { describe, expect } from "vitest";
import type { ProblemCode } from "../../src/api/contract/problem";
import { problemStatus } from "../../src/api/contract/problem";
import { resumed } from "../harness/resumed";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { atQuotes } from "./funnel/purchase";
import { rowButtons, waitForQuotes } from "./funnel/quotes";

/** Answers calls of the service with a problem, until the test lets them through. */
async function refuse({ page }: Visitor, calls: RegExp, code: ProblemCode): Promise<() => Promise<void>> {
  const status = problemStatus[code];
  await page.route(calls, (route) =>
    route.request().method() === "OPTIONS" ? route.fallback() : route.fulfill({ status, contentType: "application/problem+json", body: JSON.stringify({ type: "about:blank", title: code, status, code }) }),
  );
  return () => page.unroute(calls);
}

const choices = /\/v1\/quotes\/[^/]+\/select$/;

/** Expects a message in the window, right below the control that was pressed, which has the focus. */
async function isToldAt(visitor: Visitor, pressed: Locator, message: string | RegExp): Promise<void> {
  const alert = visitor.alerts.filter({ hasText: message });
  await alert.waitFor();
  await visitor.focusIsOn(pressed);
  const [above, below] = [(await pressed.boundingBox())!, (await alert.boundingBox())!];
  expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(0);
  expect(below.y - above.y - above.height).toBeLessThan(120);
  expect(below.y + below.height).toBeLessThanOrEqual(visitor.page.viewportSize()!.height);
}

describe("a choice that fails", () => {
  test.for(["phone", "desktop"] as const)("keeps the focus on the button below the list, and says so beside it: %s", async (width, { visit }) => {
    const visitor = await visit({ ...atQuotes(), width });
    await waitForQuotes(visitor);
    await refuse(visitor, choices, "VALIDATION");
    // Pebbletrail isn't among the first rows.
    const buy = visitor.button(/^Buy online now: Pebbletrail/);
    expect(await buy.evaluate((button) => button.closest("li"))).toBeNull();
    await buy.click();
    await isToldAt(visitor, buy, "Something went wrong on our end.");
    await visitor.page.unrouteAll();
    await visitor.alerts.getByRole("button", { name: "Try again" }).click();
    await visitor.isAt("renters/purchase");
  });

  test.for([
    ["en", "phone", "This quote is no longer available. Update your quotes, then choose again.", "Update my quotes", /^(?:Getting your|Checking \d|Your)/],
    ["es", "desktop", "Esta cotización ya no está disponible. Actualice sus cotizaciones y vuelva a elegir.", "Actualizar mis cotizaciones", /cotizaciones|compañías/],
  ] as const)("because the quote is gone asks for new ones: %s, %s", async ([language, width, message, update, heading], { visit, origins }) => {
    const visitor = await visit({ ...resumed("policy-compare"), width, address: `${quoteSite.at(origins, "auto/policy-compare")}?lang=${language}` });
    await rowButtons(visitor).nth(9).waitFor();
    await visitor.page.mouse.move(1, 1);
    await expect.poll(() => visitor.button(/^(?:Show|Mostrar) \d+/).count()).toBe(1);
    const row = rowButtons(visitor).nth(2);
    await row.click();
    const select = visitor.widget.locator('article:has(h2 [aria-expanded="true"])').getByRole("button", { name: /^(?:Select|Seleccionar|Elegir) / });
    const restore = await refuse(visitor, choices, "NOT_FOUND");
    await select.click();
    await isToldAt(visitor, select, message);
    // Said once, and not above the list as well.
    expect(await visitor.button(update).count()).toBe(1);
    await restore();
    const asked = visitor.api.countOf("POST /v1/applications/{id}/submission");
    await visitor.press(update);
    await visitor.focusIsOn(visitor.heading(heading));
    await expect.poll(() => visitor.api.countOf("POST /v1/applications/{id}/submission")).toBe(asked + 1);
    await rowButtons(visitor).nth(9).waitFor();
    expect(await visitor.alerts.filter({ hasText: message }).count()).toBe(0);
  });

  test("in the comparison is told there", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare"));
    await waitForQuotes(visitor);
    for (const place of [0, 1]) await visitor.widget.getByRole("checkbox", { name: /^Compare/ }).nth(place).check();
    await visitor.press(/^Compare/);
    await visitor.seesHeading("Compare 2 quotes");
    await refuse(visitor, choices, "NOT_FOUND");
    await visitor.button(/^Select/).first().click();
    await visitor.alerts.filter({ hasText: "This quote is no longer available." }).waitFor();
    await visitor.page.unrouteAll();
    await visitor.press("Update my quotes");
    await visitor.focusIsOn(visitor.heading(/^(?:Getting your|Checking \d|Your)/));
  });
});

test("a list that the service doesn't find puts the focus on what is said, and on the heading again after another try", async ({ visit }) => {
  const visitor = await visit({ ...resumed("policy-compare"), width: "phone" });
  await waitForQuotes(visitor);
  await rowButtons(visitor).first().click();
  const restore = await refuse(visitor, /\/v1\/applications\/[^/]+\/quotes(?:\/|\?|$)/, "NOT_FOUND");
  await visitor.reload();
  await visitor.focusIsOn(visitor.heading("We couldn't load your quotes"));
  await restore();
  await visitor.press("Try again");
  await visitor.focusIsOn(visitor.heading(/^(?:Getting your|Checking \d|Your)/));
  await waitForQuotes(visitor);
});
