import { describe, expect } from "vitest";
import { lineSlugs } from "../../src/business/lines";
import type { Visitor } from "../harness/visitor";
import { carMakerSite, partnerSite } from "../harness/sites";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import type { WidthName } from "../harness/widths";
import { expectedOf } from "../lines/expectedOf";

/** Gives the second partner's page the full header. */
const withMenu = async (visitor: Visitor): Promise<void> => {
  await visitor.widget.evaluate((element) => element.setAttribute("chrome", "full"));
  await visitor.button("Menu").waitFor();
};

const menuOf = (visitor: Visitor) => visitor.dialog("Menu");
const titleOf = (visitor: Visitor) => menuOf(visitor).getByRole("heading", { name: "Menu" });

describe("the menu", () => {
  test.for<WidthName>(["phone", "desktop"])("%s: takes the focus, and gives it back on Escape and on X", async (width, { visit }) => {
    const visitor = await visit({ site: partnerSite, width });
    await withMenu(visitor);
    for (const closes of [() => visitor.page.keyboard.press("Escape"), () => visitor.press("Close menu")]) {
      await visitor.press("Menu");
      await visitor.focusIsOn(titleOf(visitor));
      expect(await menuOf(visitor).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
      await closes();
      await menuOf(visitor).waitFor({ state: "detached" });
      await visitor.focusIsOn(visitor.button("Menu"));
    }
  });

  test("Back closes it, Forward opens it, and the screen behind stays with what was typed", async ({ visit }) => {
    const visitor = await visit({ site: partnerSite });
    await withMenu(visitor);
    await visitor.fill("Home address", "12 Oak");
    await visitor.press("Menu");
    await titleOf(visitor).waitFor();
    await visitor.back();
    await menuOf(visitor).waitFor({ state: "detached" });
    await visitor.forward();
    await titleOf(visitor).waitFor();
    await visitor.press("Close menu");
    await menuOf(visitor).waitFor({ state: "detached" });
    expect(await visitor.field("Home address").inputValue()).toBe("12 Oak");
  });

  test("a reload with the menu open shows the screen, and Back then leaves it", async ({ visit }) => {
    const visitor = await visit({ site: partnerSite });
    await withMenu(visitor);
    await visitor.press("Menu");
    await titleOf(visitor).waitFor();
    await visitor.reload();
    await visitor.seesHeading("Where do you park your car overnight?");
    expect(await menuOf(visitor).count()).toBe(0);
    expect(visitor.page.url()).not.toContain("menu");
  });

  test("lists the lines on offer, and Back from the chosen one returns to the screen before", async ({ visit, origins }) => {
    const visitor = await visit({ address: `${origins.sites}/quote/auto/address?partner=prairie-lantern` });
    await visitor.press("Menu");
    const names = lineSlugs.filter((slug) => slug !== "other").map((slug) => expectedOf[slug].card);
    const links = menuOf(visitor).getByRole("navigation", { name: "Get a quote" }).getByRole("link");
    await links.first().waitFor();
    expect(await links.allInnerTexts()).toEqual(names);
    expect(await links.first().getAttribute("aria-current")).toBe("true");
    await menuOf(visitor).getByRole("link", { name: "Renters" }).click();
    await visitor.isAt("renters/address");
    expect(await menuOf(visitor).count()).toBe(0);
    await visitor.back();
    await visitor.isAt("auto/address");
    expect(await menuOf(visitor).count()).toBe(0);
  });

  test("has Sign in for visitors who aren't signed in, Dashboard and Profile for those who are", async ({ visit }) => {
    const visitor = await visit({ site: partnerSite });
    await withMenu(visitor);
    await visitor.page.evaluate(() => {
      document.addEventListener("iq-navigate", (event) => event.preventDefault());
      document.addEventListener("iq-sign-in", () => document.querySelector("insurance-quote")?.setAuthToken("token"));
    });
    await visitor.press("Menu");
    await titleOf(visitor).waitFor();
    expect(await menuOf(visitor).getByRole("link", { name: "Dashboard" }).count()).toBe(0);
    await visitor.press("Sign in");
    await menuOf(visitor).waitFor({ state: "detached" });
    await visitor.press("Menu");
    await menuOf(visitor).getByRole("link", { name: "Dashboard" }).waitFor();
    await menuOf(visitor).getByRole("link", { name: "Profile" }).waitFor();
    expect(await visitor.button("Sign in").count()).toBe(0);
  });
});

describe("the header", () => {
  test.for([320, 390])("at %d px shows the number and, under it, whose hours these are", async (width, { visit }) => {
    const visitor = await visit({ site: partnerSite, viewport: { width, height: 800 } });
    const header = visitor.widget.locator("header");
    await header.getByText("(800) 555-0163").locator("visible=true").first().waitFor();
    await header.getByText(/^Advisors: Mon–\u2060Fri 8am–\u20609pm ET$/).locator("visible=true").waitFor();
    const phone = await header.getByRole("link", { name: /^Call / }).boundingBox();
    const hours = await header.getByText(/^Advisors: Mon–\u2060Fri 8am–\u20609pm ET$/).boundingBox();
    expect(hours!.y).toBeGreaterThanOrEqual(phone!.y + phone!.height);
  });

  test.for([640, 768, 1280])("at %d px has the hours in words", async (width, { visit }) => {
    const visitor = await visit({ site: partnerSite, viewport: { width, height: 800 } });
    const header = visitor.widget.locator("header");
    await header.getByText(/Monday to Friday/).locator("visible=true").first().waitFor();
    expect(await header.getByText(/Mon–Fri/).isVisible()).toBe(false);
  });

  test("its logo doesn't link to the page that the visitor is on", async ({ visit }) => {
    const visitor = await visit({ site: partnerSite });
    expect(await visitor.link(/home page$/).count()).toBe(1);
    expect(await visitor.link(/^Back to /).count()).toBe(0);
  });

  test("its logo leads to the partner's page from other pages", async ({ visit, origins }) => {
    const visitor = await visit({ address: `${origins.sites}/quote/auto/address?partner=auvane` });
    await expect.poll(() => visitor.link("Back to Auvane Motors").getAttribute("href")).toBe(`${origins.sites}/car-maker/`);
  });
});

describe("the page's title", () => {
  test("of the standalone page follows the screen, in the partner's words and name", async ({ visit, origins }) => {
    const visitor = await visit({ address: `${origins.sites}/quote/auto/address?partner=auvane` });
    await expect.poll(() => visitor.page.title()).toBe("Where will you keep the car? | Auvane Motors");
    await visitor.link("summary").click();
    await expect.poll(() => visitor.page.title()).toBe("How we use your information | Auvane Motors");
  });

  test("of another page doesn't change; iq-step has the screen's title, without personal input", async ({ visit }) => {
    const visitor = await visit(
      resumed("vehicle", { site: carMakerSite }, async (_context, page) => {
        await page.addInitScript(() => {
          document.addEventListener("iq-step", (event) => document.documentElement.setAttribute("data-step", (event as CustomEvent<{ title: string }>).detail.title));
        });
      }),
    );
    expect(await visitor.page.locator("html").getAttribute("data-step")).toBe("Which cars do you want to insure?");
    expect(await visitor.page.title()).toMatch(/Auvane/);
  });
});

describe("the dark scheme", () => {
  const ground = (visitor: Visitor): Promise<string> => visitor.widget.evaluate((element) => getComputedStyle(element.shadowRoot!.firstElementChild!).backgroundColor);
  const [day, night] = ["rgb(251, 247, 239)", "rgb(20, 28, 22)"];

  test.for([
    ["light without the attribute, where the partner doesn't follow the preference", null, "dark", day],
    ["dark where the tag says so", "dark", "light", night],
    ["light where the tag says so", "light", "dark", day],
    ["dark where the tag follows a preference for it", "auto", "dark", night],
    ["light where the tag follows a preference for that", "auto", "light", day],
  ] as const)("is %s, from the first frame on", async ([, attribute, colorScheme, expected], { open, origins }) => {
    const visitor = await open({
      site: partnerSite,
      colorScheme,
      address: `${origins.sites}/somewhere/`,
      prepare: async (context) => {
        const tag = `<insurance-quote partner="prairie-lantern" line="auto" ${attribute ? `color-scheme="${attribute}"` : ""} load="eager" environment="local" api="${origins.api}" content="${origins.widget}/content"></insurance-quote>`;
        const script = `<script async src="${origins.widget}/content/prairie-lantern/insurance-quote.js"></script>`;
        await context.route(`${origins.sites}/somewhere/`, (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">${tag}${script}` }));
        await context.addInitScript(() => {
          const seen = new Set<string>();
          Object.assign(window, { seen });
          const look = (): void => {
            const screen = document.querySelector("insurance-quote")?.shadowRoot?.querySelector(".iq");
            if (screen) seen.add(getComputedStyle(screen).backgroundColor);
            requestAnimationFrame(look);
          };
          look();
        });
      },
    });
    await visitor.arrive();
    expect(await ground(visitor)).toBe(expected);
    expect(await visitor.page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([expected]);
  });

  test("follows the attribute, and keeps what was typed", async ({ visit }) => {
    const visitor = await visit({ site: partnerSite });
    await visitor.fill("Home address", "12 Oak");
    for (const [scheme, expected] of [["dark", night], ["light", day]] as const) {
      await visitor.page.evaluate((name) => (document.querySelector("insurance-quote")!.colorScheme = name), scheme);
      await expect.poll(() => ground(visitor)).toBe(expected);
      const [light, dark] = await visitor.widget.locator("header .logo img").evaluateAll((images) => images.map((image) => getComputedStyle(image).display));
      expect([light, dark]).toEqual(scheme === "dark" ? ["none", "block"] : ["block", "none"]);
    }
    expect(await visitor.field("Home address").inputValue()).toBe("12 Oak");
  });
});

test("all of Back's area leads back, and the first section's link keeps a finger's width below it", async ({ visit }) => {
  const visitor = await visit({ ...resumed("vehicle"), width: "phone" });
  await visitor.seesHeading("Add a vehicle");
  const back = visitor.widget.getByRole("link", { name: "Back" });
  const first = visitor.widget.getByRole("navigation").getByRole("link", { name: /Driver/ });
  /** The pixels of the element's height, at its left edge, at which a press goes to it. */
  const pressed = (element: Element): number => {
    const { left, top, height } = element.getBoundingClientRect();
    return Array.from({ length: Math.floor(height) }, (_each, down) => (element.getRootNode() as ShadowRoot).elementFromPoint(left + 12, top + down + 0.5)).filter((hit) => element.contains(hit)).length;
  };
  expect(await back.evaluate(pressed)).toBe(48);
  expect(await first.evaluate(pressed)).toBeGreaterThanOrEqual(24);
});
