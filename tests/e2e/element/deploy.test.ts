import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startHostSite, type HostSite } from "./hostPage";
import { takenOver } from "./takeover";

/** Tests a page that stays open during a deployment: the parcels that it still needs are gone from the server. */
let host: HostSite;
let next: string;
beforeAll(async () => {
  next = await mkdtemp(join(tmpdir(), "next-build-"));
  // Another environment gives every file another name.
  const env = { ...process.env, IQ_DIST: next, IQ_QUICK: "1", IQ_ENVIRONMENT: "uat" };
  const root = join(import.meta.dirname, "../../..");
  await promisify(execFile)(process.execPath, [join(root, "node_modules/rollup/dist/bin/rollup"), "--config"], { cwd: root, env });
  host = await startHostSite();
});
afterAll(async () => {
  await host.close();
  await rm(next, { recursive: true });
});

it("says that the page was updated, and after a reload continues where it was, with everything typed", async () => {
  const { page } = await host.open(host.tag() + host.script());
  await takenOver(page);
  const address = page.locator("insurance-quote input").first();
  await address.fill("12 Oak");
  await page.getByRole("link", { name: "summary" }).waitFor();
  host.deploy(next);
  await page.getByRole("link", { name: "summary" }).click();
  const notice = page.locator("insurance-quote").getByText("This page was updated");
  await notice.waitFor();
  expect(await page.getByText("Check your connection").count()).toBe(0);
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("heading", { name: "How we use your information" }).waitFor();
  await page.goBack();
  await expect.poll(() => address.inputValue()).toBe("12 Oak");
  await page.close();
});
