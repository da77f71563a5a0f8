import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { release } from "../../../embed-demo/publish/release";
import { built, startHostSite, type HostSite } from "./hostPage";
import { takenOver } from "./takeover";

/** The folder of two builds: the one that every test uses, and a newer one whose parcels have other names. */
let root: string;
let next: string;
let folder: string;
let host: HostSite;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "releases-"));
  next = join(root, "next");
  // Another environment gives every file another name.
  const env = { ...process.env, IQ_DIST: next, IQ_QUICK: "1", IQ_ENVIRONMENT: "uat" };
  const project = join(import.meta.dirname, "../../..");
  await promisify(execFile)(process.execPath, [join(project, "node_modules/rollup/dist/bin/rollup"), "--config"], { cwd: project, env });
  host = await startHostSite();
});
afterAll(async () => {
  await host.close();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(root, "served-"));
  await release({ dist: built, folder, version: "1.0.0" });
  host.deploy(folder);
});

/** Opens a page of the older version, with an answer typed, and returns once all but the next screen's parcel has arrived. */
async function openOlder(script = host.script()) {
  const { page, requests } = await host.open(host.tag() + script);
  await takenOver(page);
  const address = page.locator("insurance-quote input").first();
  await address.fill("12 Oak");
  const summary = page.getByRole("link", { name: "summary" });
  await summary.waitFor();
  return { page, requests, address, summary, notice: page.locator("insurance-quote").getByText("This page was updated"), screen: page.getByRole("heading", { name: "How we use your information" }) };
}

it.each([
  ["older", "1.0.0", "1.1.0"],
  ["newer", "1.1.0", "1.0.0"],
])("a page with the scripts of two releases runs the one that comes first: the %s", async (_which, first, second) => {
  await release({ dist: next, folder, version: "1.1.0" });
  const script = (version: string): string => `<script src="${host.widget}/dist/${version}/insurance-quote.js"></script>`;
  const { page, requests, troubles } = await host.open(host.tag() + script(first) + script(second));
  await takenOver(page);
  await page.locator("insurance-quote input").first().fill("12 Oak");
  expect(await page.locator("insurance-quote").evaluate((element) => element.shadowRoot!.querySelectorAll(".iq").length)).toBe(1);
  const parcels = requests.filter((url) => /\/dist\/[\d.]+\/chunks\/app-/.test(url));
  expect(new Set(parcels.map((url) => url.includes(`/dist/${first}/`)))).toEqual(new Set([true]));
  expect(troubles).toEqual([]);
  await page.close();
});

describe("a page that is open during a release", () => {
  it("goes on with the parcels of its own version, and says nothing", async () => {
    const { page, address, summary, notice, screen } = await openOlder();
    await release({ dist: next, folder, version: "1.1.0" });
    await summary.click();
    await screen.waitFor();
    expect(await notice.count()).toBe(0);
    await page.goBack();
    await expect.poll(() => address.inputValue()).toBe("12 Oak");
    await page.close();
  });

  it("says that it was updated once its version's parcels are gone, and after a reload continues where it was, with everything typed", async () => {
    const { page, address, summary, notice, screen } = await openOlder();
    await release({ dist: next, folder, version: "1.1.0" });
    await release({ dist: next, folder, version: "1.2.0" });
    host.deploy(folder);
    await summary.click();
    await notice.waitFor();
    expect(await page.getByText("Check your connection").count()).toBe(0);
    await page.getByRole("button", { name: "Reload" }).click();
    await screen.waitFor();
    await page.goBack();
    await expect.poll(() => address.inputValue()).toBe("12 Oak");
    await page.close();
  });

  it("stays at the version in its script's address", async () => {
    const { page, requests, summary, screen } = await openOlder(`<script src="${host.widget}/dist/1.0.0/insurance-quote.js"></script>`);
    await release({ dist: next, folder, version: "1.1.0" });
    await release({ dist: next, folder, version: "1.2.0" });
    await summary.click();
    await screen.waitFor();
    const widgetFiles = requests.filter((url) => url.startsWith(`${host.widget}/dist/`));
    expect(widgetFiles.filter((url) => !url.includes("/dist/1.0.0/"))).toEqual([]);
    await page.close();
  });

  it("leads to the hosted page once the folder of its pinned version is removed", async () => {
    const { page, summary, notice } = await openOlder(`<script src="${host.widget}/dist/1.0.0/insurance-quote.js"></script>`);
    await release({ dist: next, folder, version: "1.1.0" });
    await rm(join(folder, "1.0.0"), { recursive: true });
    await summary.click();
    await page.getByText("This version of the form is no longer available. You can start over on our site.").waitFor();
    expect(await notice.or(page.getByText("Check your connection")).count()).toBe(0);
    await page.getByRole("button", { name: "Continue on our site" }).click();
    await page.waitForURL("**/quote/auto/address?partner=default");
    await page.close();
  });
});
