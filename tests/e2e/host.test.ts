import { describe, expect } from "vitest";
import { hostPage, widgetTag } from "../harness/hostPage";
import { allSites, carMakerSite, partnerSite, quoteSite, underPartnersName } from "../harness/sites";
import { test } from "../harness/test";
import { answerAddress, submit } from "./funnel/address";
import { walkTo } from "./funnel/auto";
import { homes } from "./funnel/people";

describe("a host page", () => {
  test("keeps its own #section-2 through every step, Back and reload", async ({ visit, origins }) => {
    const visitor = await visit({ site: partnerSite, address: `${origins.sites}/partner/#section-2` });
    const hosts = (): string => new URL(visitor.page.url()).hash.split("&")[0] ?? "";
    for (const route of ["auto/address", "auto/driver"]) {
      await walkTo(visitor, "TX", route);
      expect(hosts()).toBe("#section-2");
    }
    await visitor.reload();
    await visitor.isAt("auto/driver");
    await visitor.back();
    await visitor.isAt("auto/address");
    expect(hosts()).toBe("#section-2");
  });

  test("keeps its own query parameters", async ({ visit, origins }) => {
    const visitor = await visit({ site: carMakerSite, address: `${origins.sites}/car-maker/?trim=touring&paint=red#models` });
    await answerAddress(visitor, homes.TX);
    await visitor.isAt("auto/driver");
    const { search, hash } = new URL(visitor.page.url());
    expect(search).toMatch(/^\?trim=touring&paint=red&iq=\/auto\/driver$/);
    expect(hash).toBe("#models");
  });

  test("can start over during the first screen's call, whose response then has no effect", async ({ visit }) => {
    const visitor = await visit({ site: carMakerSite });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let reach = (): void => undefined;
    const reached = new Promise<void>((resolve) => (reach = resolve));
    await visitor.page.route(/\/v1\/addresses\/verification$/, async (route) => {
      reach();
      await held;
      await route.fallback().catch(() => undefined);
    });
    await answerAddress(visitor, homes.TX);
    await reached;
    await visitor.widget.evaluate((element) => (element as HTMLElement & { reset(): void }).reset());
    await visitor.widget.locator("[aria-busy=true]").waitFor({ state: "detached" });
    release();
    await visitor.page.unrouteAll({ behavior: "wait" });
    // The earlier visit isn't resumed: the next submit belongs to a new one.
    expect(visitor.route()).toBe("auto/address");
    expect(visitor.api.countOf("POST /v1/applications/auto")).toBe(0);
    await visitor.press(submit);
    await visitor.isAt("auto/driver");
    expect(visitor.api.countOf("POST /v1/applications/auto")).toBe(1);
    expect(visitor.api.countOf("POST /v1/leads")).toBe(1);
  });

  test("doesn't hear keys typed into the widget", async ({ visit }) => {
    const visitor = await visit({ site: partnerSite });
    await visitor.field("Home address").pressSequentially("s n p");
    expect(await visitor.field("Home address").inputValue()).toBe("s n p");
    expect(await visitor.page.locator("#search").isHidden()).toBe(true);
    await visitor.focusIsOn(visitor.field("Home address"));
  });

  test("has its shortcuts back outside the widget", async ({ visit }) => {
    const visitor = await visit({ site: partnerSite });
    await visitor.field("Home address").fill("12");
    await visitor.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await visitor.page.keyboard.press("s");
    await visitor.page.locator("#search").waitFor();
  });

  test.for(allSites.map((site) => ({ site, at: site.id })))("$at: its styles don't reach in: sizes, buttons and dialogs stay the widget's own", async ({ site }, { visit }) => {
    const visitor = await visit({ site, width: "phone" });
    const measure = (role: "button" | "combobox", name: string) =>
      visitor.widget.getByRole(role, { name }).evaluate((element) => {
        const style = getComputedStyle(element);
        const { height } = element.getBoundingClientRect();
        return { height, fontSize: parseFloat(style.fontSize), background: style.backgroundColor };
      });
    const button = await measure("button", "Almost there!");
    expect(button.height).toBeGreaterThanOrEqual(48);
    expect(button.background).not.toBe("rgba(0, 0, 0, 0)");
    const input = await measure("combobox", "Home address");
    expect(input.height).toBeGreaterThanOrEqual(48);
    expect(input.fontSize).toBeGreaterThanOrEqual(16);
    expect(await visitor.dialog().count()).toBe(0);

    await answerAddress(visitor, { ...homes.TX, line: "1 Nowhere Ln" });
    await visitor.dialog().waitFor();
    await visitor.settled();
    const box = await visitor.dialog().boundingBox();
    const { width, height } = visitor.page.viewportSize() ?? { width: 0, height: 0 };
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
    expect(box?.width).toBeLessThanOrEqual(width);
  });

  test("isn't styled by the widget: its fonts, colors and focus ring don't change", async ({ open, origins }) => {
    const snapshot = () => {
      const { font, color, backgroundColor } = getComputedStyle(document.body);
      return { font, color, backgroundColor, sheets: document.adoptedStyleSheets.length, styles: document.querySelectorAll("style").length };
    };
    const visitor = await open({ site: partnerSite, prepare: (context) => context.route(`${origins.widget}/**`, (route) => route.abort()) });
    visitor.journal.allow(/./);
    const without = await visitor.page.evaluate(snapshot);
    const other = await open({ site: partnerSite });
    await other.arrive();
    const { sheets: _sheets, ...looks } = await other.page.evaluate(snapshot);
    expect({ ...looks, sheets: without.sheets }).toEqual(without);
  });
});

describe("two widgets on a page", () => {
  test("each have their own address, answers and history", async ({ open, origins }) => {
    const body = widgetTag(origins, 'partner="default" line="auto"') + widgetTag(origins, 'partner="prairie-lantern" line="auto" instance="second"');
    const visitor = await open({
      site: partnerSite,
      address: `${origins.sites}/somebody/`,
      prepare: (context) => hostPage(context, origins, body),
    });
    const [first, second] = ["Where do you keep your car?", "Where do you park your car overnight?"].map((name) => visitor.page.getByRole("heading", { name }));
    await first?.waitFor();
    await second?.waitFor();
    await answerAddress(visitor, homes.TX);
    await visitor.isAt("auto/driver");
    await second?.waitFor();
    expect(new URL(visitor.page.url()).hash).toBe("#iq=/auto/driver&iq.second=/auto/address");
    expect(await visitor.page.locator("insurance-quote").nth(1).getByRole("combobox", { name: "Home address" }).inputValue()).toBe("");
    await visitor.reload();
    await visitor.isAt("auto/driver");
    await second?.waitFor();
    await visitor.back();
    await visitor.isAt("auto/address");
  });
});

test("the standalone page shows the partner named in its address, which the fallback link uses", async ({ visit, origins }) => {
  const visitor = await visit({ address: `${quoteSite.at(origins, "auto/address")}?partner=auvane` });
  await visitor.seesHeading("Where will you keep the car?");
  await visitor.link("Call (800) 555-0117").waitFor();
  expect(await visitor.page.locator(".masthead").isVisible()).toBe(false);
  expect(await visitor.page.locator("link[rel=icon]").getAttribute("href")).toMatch(/\/content\/auvane\/favicon.svg$/);
});

describe("leaving the page", () => {
  test("asks first once there is something to lose, but not at the first screen", async ({ visit, origins }) => {
    const visitor = await visit({ address: `${underPartnersName(origins)}/quote/` });
    await visitor.link(/^Auto/).click();
    await visitor.isAt("auto/address");
    await answerAddress(visitor, homes.TX);
    await visitor.isAt("auto/driver");
    await visitor.fill("First name", "Morgan");
    const asked = visitor.page.waitForEvent("dialog");
    await visitor.page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await visitor.back();
    await visitor.isAt("auto/address");
    await visitor.back();
    await visitor.isAt("");
    const closed = visitor.page.waitForEvent("close");
    await visitor.page.close({ runBeforeUnload: true });
    await closed;
  });

  test("doesn't ask on localhost", async ({ visit }) => {
    const visitor = await visit({ site: quoteSite });
    await answerAddress(visitor, homes.TX);
    await visitor.isAt("auto/driver");
    await visitor.fill("First name", "Morgan");
    const closed = visitor.page.waitForEvent("close");
    await visitor.page.close({ runBeforeUnload: true });
    await closed;
  });
});
