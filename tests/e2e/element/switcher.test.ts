import { json } from "node:stream/consumers";
import { expect, it } from "vitest";
import { hostSite, type OpenPage } from "./hostPage";
import { takenOver } from "./takeover";

/** Tests the brand switcher below the footer, which developers of a page see and visitors never do. */
const host = await hostSite();

async function open(environment: string, search: string): Promise<OpenPage> {
  const opened = await host.open(host.tag(`environment="${environment}"`) + host.script(), {
    head: `<script>history.replaceState(null, "", "${search}")</script>`,
    viewport: { width: 390, height: 844 },
  });
  await takenOver(opened.page);
  return opened;
}

it("a developer changes the brand by keyboard, and saves its theme", async () => {
  const { page, troubles } = await open("local", "?cdnDevTools=true");
  await page.getByRole("button", { name: "Development: default", expanded: false }).press("Enter");
  await page.getByRole("button", { name: "Switch to auvane" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Where will you keep the car?" }).waitFor();
  expect(await page.locator("insurance-quote").getAttribute("partner")).toBe("auvane");
  await page.getByRole("button", { name: "Development: auvane" }).press("Enter");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export theme" }).press("Enter")]);
  expect(saved.suggestedFilename()).toBe("auvane-theme.json");
  const theme = (await json(await saved.createReadStream())) as { partner: string; theme: Record<string, string> };
  expect(theme).toMatchObject({ partner: "auvane", scheme: expect.stringMatching(/^(?:light|dark)$/) as string });
  expect(theme.theme).toHaveProperty("color-action");
  expect(troubles).toEqual([]);
  await page.close();
});

it.each([
  ["in production, whatever the address says", "prod", "?cdnDevTools=true"],
  ["where nothing asks for it", "local", ""],
  ["in a browser test", "local", "?cdnDevTools=true&test=e2e"],
])("it isn't shown, nor fetched, %s", async (_where, environment, search) => {
  const { page, requests } = await open(environment, search);
  await page.locator("insurance-quote footer").waitFor();
  expect(await page.getByRole("button", { name: /^Development/ }).count()).toBe(0);
  expect(requests.filter((url) => url.includes("/switcher-"))).toEqual([]);
  await page.close();
});
