import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "../harness/test";
import { widths } from "../harness/widths";

const begin = (page: Page, label = "Begin with") => page.getByLabel(label).waitFor({ timeout: 120_000 });

describe("the studio's preview", () => {
  test("has most of a phone's window, and covers nothing of the page with what it says about it", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/`, width: "phone" });
    await begin(page);
    await page.getByRole("radio", { name: "Preview" }).check({ force: true });
    const frame = page.getByTitle("Preview of the widget");
    await frame.waitFor();
    const heightOf = async () => (await frame.boundingBox())!.height;
    expect(await heightOf()).toBeGreaterThan(widths.phone.height * 0.6);

    const views = page.getByRole("button", { name: "Show it as" });
    await views.click();
    await page.getByLabel("Visitor's device").selectOption("dark");
    await views.click();
    expect(await page.getByLabel("Visitor's device").isVisible()).toBe(false);
    const note = (await page.getByText("Your brand shows no dark scheme to visitors: they get this.").boundingBox())!;
    expect(note.y + note.height).toBeLessThanOrEqual((await frame.boundingBox())!.y);
  });

  test("shows the page before an edit until the edited one is there", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await begin(page);
    const title = () => page.frameLocator("iframe[title]").getByRole("heading", { level: 1 });
    await title().waitFor();
    await page.evaluate(() => {
      const seen = { empty: 0 };
      Object.assign(window, { seen });
      const look = (): void => {
        const frames = [...document.querySelector("#studio")!.shadowRoot!.querySelectorAll("iframe")];
        const hasTitle = frames.some((frame) => getComputedStyle(frame).opacity === "1" && frame.contentDocument?.querySelector("insurance-quote")?.shadowRoot?.querySelector("h1"));
        seen.empty += hasTitle ? 0 : 1;
        requestAnimationFrame(look);
      };
      look();
    });
    await page.locator("summary", { hasText: "Texts" }).click();
    await page.getByLabel("Find a text to change").fill("like to protect");
    await page.locator(".found").first().click();
    await page.locator('[id="text-types.title"]').fill("What may we look after?");
    await page.frameLocator("iframe[title]").getByRole("heading", { name: "What may we look after?" }).waitFor();
    expect(await page.evaluate(() => (window as unknown as { seen: { empty: number } }).seen.empty)).toBe(0);
    await expect.poll(() => page.locator("iframe").count()).toBe(1);
  });

  test("shows no English in another language while its actions lead to a screen", async ({ open, origins }) => {
    let answer = (): void => undefined;
    const { page } = await open({
      address: `${origins.sites}/studio/?lang=es`,
      prepare: async (context) => {
        const held = new Promise<void>((resolve) => (answer = resolve));
        await context.route("**/v1/vehicles/**", async (route) => {
          await held;
          await route.continue();
        });
      },
    });
    await begin(page, "Empezar con");
    await page.locator("#screen").selectOption("vehicle-vin-found");
    const preview = page.frameLocator("iframe[title]");
    await preview.getByRole("textbox", { name: "VIN" }).waitFor();
    const frame = page.getByTitle("Vista previa del widget");
    expect(await frame.evaluate((element) => getComputedStyle(element).opacity)).toBe("0");
    await page.getByRole("status").filter({ hasText: "Esta pantalla está en camino" }).waitFor();

    answer();
    await expect.poll(() => frame.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
    expect(await preview.locator("insurance-quote section").first().getAttribute("lang")).toBe("es");
  });

  test("is beside a size out of proportion as its picture", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await begin(page);
    await page.locator("details").evaluateAll((parts) => parts.forEach((part) => part.setAttribute("open", "")));
    await page.locator("#progress-height").fill("40");
    const fault = page.getByRole("listitem").filter({ hasText: "Parts of the progress bar are 40 px, out of proportion: write 2 to 16." });
    const picture = fault.getByRole("img", { name: "As a visitor sees it" });
    await picture.waitFor();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  });

  test("waits for the payment page, which isn't found before it is made", async ({ open, origins }) => {
    const missing: string[] = [];
    const { page } = await open({ address: `${origins.sites}/studio/` });
    page.on("response", (response) => response.status() === 404 && missing.push(response.url()));
    await begin(page);
    const preview = page.frameLocator("iframe[title]");
    await preview.getByRole("heading", { level: 1 }).waitFor();
    await page.locator("#screen").selectOption("page-payment");
    await preview.getByText("Maple Trust").first().waitFor();
    expect(missing).toEqual([]);
  });

  test.for(["768", "1024", "1280"])("has no bright line at the edge of a dark screen, scaled from %s px", async (width, { open, origins }) => {
    // In such a window, an edge lies within a pixel.
    const { page } = await open({ address: `${origins.sites}/studio/`, viewport: { width: 1371, height: 817 }, deviceScaleFactor: 1.25 });
    await begin(page);
    await page.locator("#width").selectOption(width);
    const frame = page.locator("iframe[title]");
    await page.frameLocator("iframe[title]").getByRole("heading", { level: 1 }).waitFor();
    await frame.evaluate((element: HTMLIFrameElement) => {
      Object.assign(element.style, { borderRadius: "0", boxShadow: "none" });
      Object.assign(element.closest<HTMLElement>(".stage")!.style, { background: "#000" });
      const { body } = element.contentDocument!;
      body.style.background = "#000";
      body.querySelector<HTMLElement>("insurance-quote")!.style.visibility = "hidden";
    });
    const box = (await frame.boundingBox())!;
    const clip = { x: Math.floor(box.x) - 2, y: Math.floor(box.y) + 8, width: Math.ceil(box.width) + 4, height: Math.ceil(box.height) };
    const picture = (await page.screenshot({ clip })).toString("base64");
    const brightest = await page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      const pen = canvas.getContext("2d")!;
      pen.drawImage(image, 0, 0);
      return pen.getImageData(0, 0, image.width, image.height).data.reduce((most, part, at) => (at % 4 === 3 ? most : Math.max(most, part)), 0);
    }, picture);
    expect(brightest).toBe(0);
  });
});
