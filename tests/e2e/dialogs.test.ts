import type { BrowserContext } from "playwright";
import { describe, expect } from "vitest";
import type { Origins } from "../../embed-demo/hosting/origins";
import { cutLine } from "../harness/api";
import { hostPage, widgetTag } from "../harness/hostPage";
import { resumed } from "../harness/resumed";
import { quoteSite, type Site } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { arrived, waitForQuotes } from "./funnel/quotes";

const pageWith = (at: (route: string) => string, routeIn: Site["routeIn"]): Site => ({ ...quoteSite, at: ({ sites }, route) => `${sites}/somebody/${at(route)}`, routeIn });
const routers = [
  { router: "path", site: quoteSite },
  { router: "hash", site: pageWith((route) => `#iq=/${route}`, (address) => new URLSearchParams(new URL(address).hash.slice(1)).get("iq")?.slice(1) ?? null) },
  { router: "query", site: pageWith((route) => `?iq=/${route}`, (address) => new URL(address).searchParams.get("iq")?.slice(1) ?? null) },
] as const;
type Router = (typeof routers)[number];

/** Opens the quotes on a page that uses this router. */
const quotesOn = ({ router, site }: Router, origins: Origins) =>
  resumed("policy-compare", { site }, async (context: BrowserContext) => {
    if (router !== "path") await hostPage(context, origins, widgetTag(origins, `partner="default" line="auto" router="${router}"`));
  });

const dialogs = [
  { opener: "Customize", name: "Your car", close: "Close" },
  { opener: "Email my quotes", name: "Email my quotes", close: "Close" },
  { opener: "Save or continue on another device", name: "Continue on another device", close: "Close" },
] as const;

const entries = ({ page }: Visitor): Promise<number> => page.evaluate(() => history.length);
const isGone = (visitor: Visitor): Promise<void> => visitor.dialog().waitFor({ state: "detached" });

describe.each(routers)("the quotes' dialogs, with the route in the $router", (router) => {
  test("close on Back, which stays on the quotes; closed by their button, they leave no history entry behind", async ({ visit, origins }) => {
    const visitor = await visit(quotesOn(router, origins));
    await waitForQuotes(visitor);
    const address = visitor.page.url();
    const before = await entries(visitor);
    for (const { opener, close } of dialogs) {
      await visitor.press(opener);
      await visitor.dialog().waitFor();
      await visitor.back();
      await isGone(visitor);
      await visitor.seesHeading(arrived);
      expect(visitor.page.url()).toBe(address);

      await visitor.press(opener);
      await visitor.dialog().getByRole("button", { name: close }).first().click();
      await isGone(visitor);
      await expect.poll(() => visitor.page.url()).toBe(address);
    }
    // However many dialogs were opened, history holds one entry to go forward to.
    expect(await entries(visitor)).toBe(before + 1);
    await visitor.forward();
    await visitor.dialog("Continue on another device").waitFor();
    await visitor.reload();
    await waitForQuotes(visitor);
    expect(await visitor.dialog().count()).toBe(0);
    await expect.poll(() => visitor.page.url()).toBe(address);
    expect(await entries(visitor)).toBe(before + 1);
  });
});

test("without a route in the page, dialogs add nothing to its history", async ({ visit, origins }) => {
  const visitor = await visit({
    ...resumed("policy-compare", { site: pageWith(() => "", () => null) }, (context) => hostPage(context, origins, widgetTag(origins, `partner="default" line="auto" router="memory"`))),
  });
  await waitForQuotes(visitor);
  const [address, before] = [visitor.page.url(), await entries(visitor)];
  for (const { opener, close } of dialogs) {
    await visitor.press(opener);
    await visitor.dialog().getByRole("button", { name: close }).first().click();
    await isGone(visitor);
  }
  expect([visitor.page.url(), await entries(visitor)]).toEqual([address, before]);
});

describe("a vehicle", () => {
  test("whose makes didn't load: Save leads to a retry and to typing the make", async ({ visit }) => {
    const visitor = await visit(resumed("vehicle"));
    visitor.journal.allow(cutLine);
    await visitor.api.die(/\/v1\/vehicles\/makes/);
    await visitor.fill("Year", "2020");
    await visitor.sees("We couldn't load the list. Your answers are saved.");
    expect(await visitor.widget.getByRole("combobox", { name: "Make" }).count()).toBe(0);
    await visitor.choose("Paid in full");
    await visitor.press("Save this vehicle");
    await visitor.link("Make: Please select a make.").click();
    await visitor.focusIsOn(visitor.button("Try again"));
    await visitor.press("Enter it manually");
    await visitor.field("Make").waitFor();
  });
});

describe("a VIN that no company quotes", () => {
  test.for(["Edit my details", "Back"])("%s opens the dialog with the VIN marked in it, and Back returns to the form", async (way, { visit }) => {
    const visitor = await visit(resumed("vehicle"));
    await visitor.press("Enter VIN");
    await visitor.fill("VIN", "ZFF67NFA8D0190000");
    await visitor.press("Find my vehicle");
    await visitor.dialog("An advisor can help with this vehicle").waitFor();
    if (way === "Back") await visitor.back();
    else await visitor.press(way);
    await visitor.dialog("Enter your VIN").waitFor();
    await visitor.dialog().getByText("We can't quote this make and model online").waitFor();
    expect(await visitor.field("VIN").inputValue()).toBe("ZFF67NFA8D0190000");
    expect(await visitor.field("VIN").getAttribute("aria-invalid")).toBe("true");
    if (way !== "Back") await visitor.focusIsOn(visitor.field("VIN"));
    await visitor.fill("VIN", "1HGCM82633A004352");
    await visitor.dialog().getByText("We can't quote this make and model online").waitFor({ state: "detached" });
    await visitor.back();
    await isGone(visitor);
    await visitor.button("Enter VIN").waitFor();
  });
});
