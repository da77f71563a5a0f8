import { expect } from "vitest";
import { test } from "../harness/test";

/** Collects the states of the question's own font, frame by frame, in every document. */
function watchFonts(): void {
  const seen = ((window as unknown as { seen?: Set<string> }).seen = new Set<string>());
  const look = (): void => {
    const question = document.querySelector("insurance-quote")?.shadowRoot?.querySelector("h1");
    const family = question ? getComputedStyle(question).fontFamily.split(",")[0]!.replaceAll('"', "") : "";
    for (const font of document.fonts) if (family.endsWith(" Lora") && font.family.replaceAll('"', "") === family) seen.add(font.status);
    requestAnimationFrame(look);
  };
  look();
}

const statesSeen = (): readonly string[] => [...(window as unknown as { seen: Set<string> }).seen];

test("neither the studio's preview nor the brand's page shows a stand-in of its font first", async ({ open, origins }) => {
  const { page } = await open({ address: `${origins.sites}/studio/`, prepare: (context) => context.addInitScript(watchFonts) });
  await page.getByLabel("Begin with").waitFor({ timeout: 120_000 });
  await page.locator("#name").fill("Heron Hill");
  await page.locator("summary", { hasText: "Fonts" }).click();
  await page.locator("#font-heading").selectOption({ label: "Lora, from your folder" });
  // Each change shows the screen in another document. Those that are gone can't be asked.
  const seen = async (part: string): Promise<readonly string[]> =>
    (await Promise.all(page.frames().flatMap((frame) => (frame.url().includes(part) ? [frame.evaluate(statesSeen).catch(() => [])] : [])))).flat();
  await expect.poll(() => seen("draft=heron-hill&")).toEqual(["loaded"]);
  await page.locator("#chrome").selectOption("minimal");
  await expect.poll(() => seen("chrome=minimal")).toEqual(["loaded"]);

  await page.getByRole("button", { name: "Publish to this demo" }).click();
  await page.getByText("Published.", { exact: true }).waitFor();
  const { page: own } = await open({ address: `${origins.sites}/brands/heron-hill/`, prepare: (context) => context.addInitScript(watchFonts) });
  await own.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => own.evaluate(statesSeen)).toEqual(["loaded"]);
});
