import { describe, expect } from "vitest";
import { test } from "../harness/test";

describe("the studio of a demo that doesn't answer", () => {
  test("says so in place of waiting for it, and tries again", async ({ open, origins }) => {
    let isDown = true;
    const { page, journal } = await open({
      address: `${origins.sites}/studio/?lang=es`,
      prepare: (context) => context.route("**/studio/beginning.json", (route) => (isDown ? route.fulfill({ status: 503, body: "down" }) : route.continue())),
    });
    journal.allow(/status of 503/, /answered 503/);
    await page.getByRole("alert").getByText("La demostración no responde. ¿Sigue en marcha?").waitFor({ timeout: 120_000 });
    expect(await page.getByText("Preparando el estudio…").isVisible()).toBe(false);
    isDown = false;
    await page.getByRole("link", { name: "Intentar de nuevo" }).click();
    await page.getByLabel("Empezar con").waitFor();
  });

  test("says so when its own script doesn't come", async ({ open, origins }) => {
    let isDown = true;
    const { page, journal } = await open({
      address: `${origins.sites}/studio/?lang=es`,
      prepare: (context) => context.route("**/studio/studio.js", (route) => (isDown ? route.abort() : route.continue())),
    });
    journal.allow(/net::ERR_FAILED/);
    await page.getByRole("alert").getByText("La demostración no responde. ¿Sigue en marcha?").waitFor({ timeout: 120_000 });
    expect(await page.getByText("Preparando el estudio…").isVisible()).toBe(false);
    isDown = false;
    await page.getByRole("link", { name: "Intentar de nuevo" }).click();
    await page.getByLabel("Empezar con").waitFor();
  });

  test("says why there is no payment page, and shows other screens", async ({ open, origins }) => {
    const { page, journal } = await open({
      address: `${origins.sites}/studio/`,
      prepare: (context) => context.route("**/studio/payment/**", (route) => route.abort()),
    });
    journal.allow(/net::ERR_FAILED/);
    await page.getByLabel("Begin with").waitFor({ timeout: 120_000 });
    const preview = page.frameLocator("iframe[title]");
    await preview.getByRole("heading", { level: 1 }).waitFor();
    await page.locator("#screen").selectOption("page-payment");
    const said = page.getByRole("status").filter({ hasText: "The demo doesn't answer. Is it still running?" });
    await said.waitFor();
    expect(await page.locator("iframe").count()).toBe(0);
    await page.locator("#screen").selectOption("types");
    await preview.getByRole("heading", { level: 1 }).waitFor();
    expect(await said.count()).toBe(0);
  });
});
