import { describe, expect } from "vitest";
import { letterhead } from "../../embed-demo/service/documents/letterheadExample";
import { letter } from "../../embed-demo/service/mail/letter";
import { showScreen, wear } from "../harness/gallery";
import { test } from "../harness/test";
import { atQuotes, cards, payWith, reachPayment, seesPolicy } from "./funnel/purchase";
import { waitForQuotes } from "./funnel/quotes";
import { shareLink } from "./funnel/shareLink";

describe("a renters policy that was bought", () => {
  test("replaces every step and older link until another quote is started", async ({ visit, open }) => {
    const visitor = await visit(atQuotes());
    await waitForQuotes(visitor);
    const link = await shareLink(visitor);
    await visitor.page.keyboard.press("Escape");
    await reachPayment(visitor);
    await payWith(visitor, cards.pays);
    const policy = await seesPolicy(visitor);
    // The parameters of the payment page aren't needed any more.
    expect(visitor.page.url()).not.toMatch(/(?:quote|application|lead)_id=/);

    for (const step of ["address", "policy-compare", "purchase/review-details", "purchase/payment-plan", "purchase/failure", "finalize/contact"]) {
      await visitor.page.goto(visitor.site.at(visitor.origins, `renters/${step}`));
      expect(await seesPolicy(visitor)).toBe(policy);
    }
    const device = await open({ site: visitor.site, address: link });
    expect(await seesPolicy(device)).toBe(policy);
    await device.reload();
    expect(await seesPolicy(device)).toBe(policy);

    await visitor.press("Start another quote");
    await visitor.heading(/^Your renters policy is ready/).waitFor({ state: "detached" });
    await visitor.back();
    expect(await seesPolicy(visitor)).toBe(policy);
  });

  test("can't be read at first: that is said, it is asked for again, and the button for it keeps the focus", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    visitor.journal.allow(/404/);
    await reachPayment(visitor);
    let isLost = true;
    let reads = 0;
    await visitor.page.route(`${visitor.origins.api}/v1/applications/*/policy`, (route) => {
      if (!isLost || route.request().method() !== "GET") return route.fallback();
      reads += 1;
      return route.fulfill({ status: 404, headers: { "access-control-allow-origin": "*" }, body: "" });
    });
    await payWith(visitor, cards.pays);
    await visitor.seesHeading("Checking your payment");
    await visitor.widget.getByText("Your payment is safe. We keep trying.").waitFor();
    const retry = visitor.button("Try again");
    await retry.press("Enter");
    await expect.poll(() => reads).toBeGreaterThan(1);
    await visitor.focusIsOn(retry);
    isLost = false;
    // Nobody presses a second time.
    await seesPolicy(visitor);
  });

  test("has the words of each download on one line, in every brand and language, whatever the width", async ({ open, origins }) => {
    const visitor = await open({ address: origins.sites });
    for (const brand of ["default", "prairie-lantern"]) {
      await showScreen(visitor.page, origins.sites, "renters-purchase-bound", brand);
      for (const language of ["en", "es"]) {
        await wear(visitor.page, { scheme: "light", language });
        for (const width of [390, 640, 768, 1280]) {
          await visitor.page.setViewportSize({ width, height: 900 });
          const lines = await visitor.button(/\(PDF\)$/).evaluateAll((buttons) =>
            buttons.map((button) => {
              const words = document.createRange();
              words.selectNode(button.lastChild!);
              return words.getClientRects().length;
            }),
          );
          expect(lines, `${brand}, ${language}, ${width}`).toEqual([1, 1]);
        }
      }
    }
  });

  test.for(["review", "bound", "declined"])("names its sections under the progress on a phone: %s", async (screen, { open, origins }) => {
    const visitor = await open({ address: `${origins.sites}/gallery/frame/?brand=default&screen=renters-purchase-${screen}`, width: "phone" });
    const progress = visitor.widget.getByRole("navigation", { name: "Progress" });
    for (const section of ["Questions", "Review", "Sign", "Pay"]) await progress.getByRole("list").getByText(section, { exact: true }).waitFor();
  });

  test("keeps its number whole and inside the card of its e-mail on the narrowest phones", async ({ open, origins }) => {
    const { page } = await open({ address: origins.sites });
    await page.goto("about:blank");
    await page.setViewportSize({ width: 320, height: 640 });
    const rows = [["Vivienda asegurada", "12 Full Records St, Columbus, OH 43215"], ["Número de póliza", "PEB-40815526-2207"]];
    const { html } = letter({ language: "es", letterhead, to: "ada@example.com", subject: "Su póliza", parts: [{ kind: "table", head: ["Póliza", ""], rows }] });
    await page.setContent(html);
    const right = (css: string): Promise<number> => page.locator(css).evaluate((element) => element.getBoundingClientRect().right);
    expect(await right("table")).toBeLessThanOrEqual(await right("h1"));
    expect(await page.getByText("PEB-40815526-2207").evaluate((number) => number.getClientRects().length)).toBe(1);
  });
});
