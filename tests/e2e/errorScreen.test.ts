import { describe, expect } from "vitest";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";

/** What the widget reports from now on, as a monitoring service on the page hears it. */
async function listen(visitor: Visitor): Promise<() => Promise<unknown[]>> {
  const heard = await visitor.page.evaluateHandle(() => {
    const details: unknown[] = [];
    document.addEventListener("iq-error", (event) => details.push((event as CustomEvent).detail));
    return details;
  });
  return () => heard.jsonValue();
}

/** A screen that asks for the name of a time zone throws, with a person's name in the error. */
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
  // Nothing in the host's console: the journal of every test is empty at its end.
  test("after a screen's exception blames no connection, and Try again shows the screen", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "finalize/contact") });
    const heard = await listen(visitor);
    const zones = await breakZones(visitor);
    await visitor.choose("Call me", "What works best");
    await visitor.isAt("error");
    await visitor.seesHeading("Something went wrong on our end");
    const environment = expect.stringMatching(/^\w+$/) as string;
    await expect
      .poll(heard)
      .toEqual([
        expect.objectContaining({ level: "error", code: "screen-crashed", environment }),
        expect.objectContaining({ level: "warning", code: "error-screen", message: "Error screen triggered", environment }),
      ]);
    expect(JSON.stringify(await heard())).not.toContain("Okafor");
    await zones.evaluate((known) => void (known.broken = false));
    await visitor.press("Try again");
    await visitor.isAt("finalize/contact");
    await visitor.sees(/Your time zone/);
  });

  test("warns whatever leads there", async ({ visit }) => {
    const visitor = await visit();
    const heard = await listen(visitor);
    await visitor.widget.evaluate((element) => (element as unknown as { goTo(step: string): void }).goTo("error"));
    await visitor.isAt("error");
    await expect.poll(heard).toEqual([expect.objectContaining({ code: "error-screen", details: { code: "UNKNOWN" } })]);
  });
});

test("a press on the logo is counted, although it leaves the page", async ({ visit, origins }) => {
  const visitor = await visit();
  const counted = visitor.page.context().waitForEvent("request", (request) => request.url().endsWith("/v1/events") && (request.postData() ?? "").includes("logo_click"));
  await visitor.link(/^Back to/).first().click();
  await counted;
  await visitor.page.waitForURL(`${origins.sites}/`);
});
