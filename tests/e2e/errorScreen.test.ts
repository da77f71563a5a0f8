import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { carMakerSite, quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { widths } from "../harness/widths";

/** Records everything that the widget reports, as a monitoring service on the page would. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const details: unknown[] = [];
    Object.assign(window, { heard: details });
    document.addEventListener("iq-error", (event) => details.push((event as CustomEvent).detail));
  });
const heard = (visitor: Visitor): Promise<unknown[]> => visitor.page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

/** Makes screens that need the name of a time zone throw an error that contains a person's name. */
const breakZones = (visitor: Visitor) =>
  visitor.page.evaluateHandle(() => {
    const zones = { broken: true };
    const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "formatToParts")?.value as Intl.DateTimeFormat["formatToParts"];
    Intl.DateTimeFormat.prototype.formatToParts = function (...given) {
      if (zones.broken && this.resolvedOptions().timeZoneName === "longGeneric") throw new Error("Maya Okafor");
      return own.apply(this, given);
    };
    return zones;
  });

describe("the error screen", () => {
  // The host's console stays clean: every test checks its journal at the end.
  test("after a screen's exception doesn't blame the connection, and Try again shows the screen", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "finalize/contact"), prepare: (_context, page) => listen(page) });
    const zones = await breakZones(visitor);
    await visitor.group("How should we contact you?").getByRole("radio", { name: "Call me" }).click();
    await visitor.isAt("error");
    await visitor.seesHeading("Something went wrong on our end");
    await visitor.sees("Advisors: Monday to Friday, 8 a.m. to 9 p.m. ET");
    await expect
      .poll(() => heard(visitor))
      .toEqual([
        expect.objectContaining({ level: "error", code: "screen-crashed", environment: "local" }),
        expect.objectContaining({ level: "warning", code: "error-screen", message: "Error screen triggered", environment: "local" }),
      ]);
    expect(JSON.stringify(await heard(visitor))).not.toContain("Okafor");
    await zones.evaluate((known) => void (known.broken = false));
    await visitor.press("Try again");
    await visitor.isAt("finalize/contact");
    await visitor.sees(/Your time zone/);
  });

  test("reports a warning, whatever led to it", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "error"), prepare: (_context, page) => listen(page) });
    await visitor.isAt("error");
    await expect.poll(() => heard(visitor)).toContainEqual(expect.objectContaining({ code: "error-screen", environment: "local" }));
  });
});

test.for(["error", "not-found"])("%s has its button at the bottom of a phone, with its whole message visible above it", async (page, { visit, origins }) => {
  const visitor = await visit({ width: "phone", address: quoteSite.at(origins, page) });
  const box = (await visitor.button("Contact an advisor").boundingBox())!;
  const heading = (await visitor.heading().boundingBox())!;
  expect(box.y).toBeGreaterThan((widths.phone.height * 3) / 4);
  expect(box.y + box.height).toBeLessThanOrEqual(widths.phone.height);
  expect(heading.y).toBeGreaterThan(0);
});

test("a press on the logo is counted, although it leaves the page", async ({ visit, origins }) => {
  // Playwright doesn't see the requests of a page that is being left, so this one stores them for the next page.
  const visitor = await visit({
    // The address differs from the logo's target, which would otherwise be the current page.
    site: { ...carMakerSite, start: ({ sites }) => `${sites}/car-maker/index.html` },
    prepare: (_context, page) =>
      page.addInitScript(() => {
        const own = window.fetch;
        window.fetch = (address, init) => {
          if (init?.keepalive) sessionStorage.setItem("sent", `${sessionStorage.getItem("sent")} ${String(address)} ${String(init.body)}`);
          return own(address, init);
        };
      }),
  });
  await visitor.isAt("auto/address");
  await visitor.link(/^Back to/).first().click();
  await visitor.page.waitForURL(`${origins.sites}/car-maker/`);
  await expect.poll(() => visitor.page.evaluate(() => sessionStorage.getItem("sent"))).toMatch(/\/v1\/events .*"logo_click"/);
});
