import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hostSite, strictCsp, type OpenPage } from "./hostPage";
import { takenOver } from "./takeover";

/** Tests that a page waits the fewest possible round trips for its first field. */
const host = await hostSite();

const field = (page: Page) => page.getByRole("combobox", { name: "Home address" });
const open = (script: string): Promise<OpenPage> => host.open(`${host.tag('partner="auvane"')}${script}`, { headers: strictCsp(host.widget) });

/** Returns our files by name, without hashes, in the order of their requests. */
const asked = ({ requests }: OpenPage): readonly string[] =>
  requests.filter((url) => url.startsWith(host.widget)).map((url) => new URL(url).pathname.split("/").at(-1)!.replace(/-[\w-]{8}\.js$/, ".js"));
/** Returns the files requested before this one, except pictures that the first screen shows whenever they arrive. */
const askedBefore = (page: OpenPage, name: string): readonly string[] => {
  const all = asked(page).filter((file) => !file.endsWith(".svg"));
  return all.includes(name) ? all.slice(0, all.indexOf(name)) : all;
};

describe("the first field", () => {
  it("takes two round trips on a page with the plain loader", async () => {
    const letThrough = host.hold(/\/chunks\/first-|\/content\.json$/);
    const opened = await open(host.script());
    // Both are requested before either arrives.
    await expect.poll(() => [...asked(opened)].sort()).toEqual(["content.json", "first.js", "insurance-quote.js"]);
    letThrough();
    await field(opened.page).waitFor();
    await takenOver(opened.page);
    expect([...askedBefore(opened, "vendor.js")].sort()).toEqual(["content.json", "first.js", "insurance-quote.js"]);
    await opened.page.close();
  });

  it("takes one on a page with the partner's own script", async () => {
    const letThrough = host.hold(/^(?!.*\/(?:insurance-quote\.js|\w+\.svg)$)/);
    const opened = await open(host.ownScript("auvane"));
    // Only pictures have arrived otherwise.
    await field(opened.page).fill("418 Alder St");
    expect(askedBefore(opened, "content.json")).toEqual(["insurance-quote.js"]);
    letThrough();
    await takenOver(opened.page);
    expect(await field(opened.page).inputValue()).toBe("418 Alder St");
    await opened.page.close();
  });
});
