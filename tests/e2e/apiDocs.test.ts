import { expect } from "vitest";
import { endpoints } from "../../src/api/contract/endpoints";
import { leadEventSummaries } from "../../src/api/contract/webhooks";
import { test } from "../harness/test";

test.for(["phone", "desktop"] as const)("the API's document is shown by the service itself, without a request to anywhere else, on a %s", async (width, { open, origins }) => {
  const requested: string[] = [];
  const { page } = await open({
    address: `${origins.sites}/`,
    width,
    prepare: async (_context, opened) => {
      opened.on("request", (request) => requested.push(request.url()));
    },
  });
  requested.length = 0;
  await page.getByRole("link", { name: "API", exact: true }).click();
  await page.getByRole("heading", { name: "Insurance quote API" }).waitFor();
  await expect.poll(async () => page.locator(".opblock").count()).toBe(endpoints.length + Object.keys(leadEventSummaries).length);

  await page.getByRole("button", { name: "Create a lead" }).click();
  await page.getByRole("heading", { name: "Request body" }).waitFor();
  await page.getByText("IDEMPOTENCY_CONFLICT").first().waitFor();
  await page.getByText("lead.created").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width === "phone" ? 390 : 1280);
  expect(requested.filter((url) => !url.startsWith("data:") && !url.startsWith(`${origins.api}/`))).toEqual([]);
  expect(requested).toContain(`${origins.api}/v1/openapi.json`);
});
