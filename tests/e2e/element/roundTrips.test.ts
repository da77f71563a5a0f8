import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startHostSite, strictCsp, type HostSite, type OpenPage } from "./hostPage";
import { takenOver } from "./takeover";

/** What a page waits for before its first field: the fewest round trips that there can be. */
let host: HostSite;
beforeAll(async () => {
  host = await startHostSite();
}, 60_000);
afterAll(() => host.close());
afterEach(() => host.repair());

const field = (page: Page) => page.getByRole("combobox", { name: "Home address" });
const open = (script: string): Promise<OpenPage> => host.open(`${host.tag('partner="auvane"')}${script}`, { headers: strictCsp(host.widget) });

/** Our files by name, without their hashes, in the order in which they were asked for. */
const asked = ({ requests }: OpenPage): readonly string[] =>
  requests.filter((url) => url.startsWith(host.widget)).map((url) => new URL(url).pathname.split("/").at(-1)!.replace(/-[\w-]{8}\.js$/, ".js"));
/** What was asked for before this, but for the pictures that the first screen shows when they come. */
const askedBefore = (page: OpenPage, name: string): readonly string[] => {
  const all = asked(page).filter((file) => !file.endsWith(".svg"));
  return all.includes(name) ? all.slice(0, all.indexOf(name)) : all;
};

describe("the first field", () => {
  it("takes a page with the plain loader two round trips", async () => {
    const letThrough = host.hold(/\/chunks\/first-|\/content\.json$/);
    const opened = await open(host.script());
    // Neither has been answered when both are asked for.
    await expect.poll(() => [...asked(opened)].sort()).toEqual(["content.json", "first.js", "insurance-quote.js"]);
    letThrough();
    await field(opened.page).waitFor();
    await takenOver(opened.page);
    expect([...askedBefore(opened, "vendor.js")].sort()).toEqual(["content.json", "first.js", "insurance-quote.js"]);
    await opened.page.close();
  });

  it("takes a page with the partner's own script one", async () => {
    const letThrough = host.hold(/^(?!.*\/(?:insurance-quote\.js|\w+\.svg)$)/);
    const opened = await open(host.ownScript("auvane"));
    // Nothing else has been answered but pictures.
    await field(opened.page).fill("418 Alder St");
    expect(askedBefore(opened, "content.json")).toEqual(["insurance-quote.js"]);
    letThrough();
    await takenOver(opened.page);
    expect(await field(opened.page).inputValue()).toBe("418 Alder St");
    await opened.page.close();
  });
});
