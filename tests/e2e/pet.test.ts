import type { Request } from "playwright";
import { describe, expect } from "vitest";
import { withAxe } from "../harness/axe";
import { inspect } from "../harness/inspect";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import { widths, type WidthName } from "../harness/widths";
import { answerInfo, biscuit, toQuotes } from "./funnel/pet";
import { selectFirst, waitForQuotes } from "./funnel/quotes";

const start = "pet/info";
describe("pet, from its form to the pet partner's page", () => {
  test.for(Object.keys(widths) as WidthName[])("%s", async (width, { visit, origins }) => {
    const visitor = await visit({ width, address: quoteSite.at(origins, start), prepare: withAxe });
    await inspect(visitor, start);
    await answerInfo(visitor);
    await toQuotes(visitor);
    await visitor.isAt("pet/policy-compare");
    await waitForQuotes(visitor);
    await visitor.sees("Reimbursement");
    await inspect(visitor, "pet/policy-compare");
    const carrier = await selectFirst(visitor);
    await visitor.isAt("pet/transition");
    for (const said of [/waiting period/, /15 days/, /aren't insurance/]) await visitor.sees(said);
    await visitor.sees(carrier);
    expect(await visitor.link("Back").count()).toBe(0);
    await inspect(visitor, "pet/transition");
    await visitor.press("Continue");
    await visitor.page.waitForURL((url) => url.origin === origins.external);
    await visitor.page.getByText("Biscuit").first().waitFor();
    expect(visitor.api.countOf("POST /v1/applications/pet")).toBe(1);
    expect(visitor.api.countOf("POST /v1/leads")).toBe(1);
  });

  test("a host can keep its page; the lead is finalized nevertheless, and another press gets another token", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, start) });
    await answerInfo(visitor);
    await toQuotes(visitor);
    await selectFirst(visitor);
    await visitor.isAt("pet/transition");
    await visitor.page.evaluate(() => {
      const kept: unknown[] = [];
      Object.assign(window, { kept });
      addEventListener("iq-navigate", (event) => {
        event.preventDefault();
        kept.push((event as CustomEvent).detail);
      });
    });
    const finalized = visitor.page.waitForRequest((request) => request.method() === "PATCH" && /\/v1\/leads\//.test(request.url()) && request.postDataJSON()?.quoteStatus === "FINALIZED");
    await visitor.press("Continue");
    await finalized;
    await visitor.isAt("redirecting");
    const kept = () => visitor.page.evaluate(() => (window as unknown as { kept: { kind: string; url: string }[] }).kept);
    await expect.poll(async () => (await kept()).length, { timeout: 20_000 }).toBe(1);
    expect((await kept())[0]).toMatchObject({ kind: "pet-partner", url: expect.stringContaining(origins.external) as string });
    await visitor.back();
    await visitor.isAt("pet/transition");
    await visitor.press("Continue");
    await expect.poll(async () => (await kept()).length, { timeout: 20_000 }).toBe(2);
    const [first, second] = await kept();
    expect(first?.url).not.toBe(second?.url);
  });
});

describe("pet's cases", () => {
  test("an unknown ZIP code is an error on the field, an area without quotes leads to an advisor", async ({ visit, origins }) => {
    const visitor = await visit({ width: "phone", address: quoteSite.at(origins, start) });
    await answerInfo(visitor, { ...biscuit, zip: "00000" });
    await toQuotes(visitor);
    await visitor.sees("Enter a valid 5-digit ZIP Code");
    await visitor.fill("ZIP code", "99501");
    await toQuotes(visitor);
    await visitor.dialog("We've got you covered!").waitFor();
    await visitor.press("Let's connect!");
    await visitor.isAt("finalize/contact");
  });

  test("too expensive can be edited; without a price the button dials, and the case leads back to the form", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, start) });
    await answerInfo(visitor, { ...biscuit, name: "Too Expensive" });
    await toQuotes(visitor);
    await visitor.isAt(/^pet\/info\?modal=pet-complex-too-expensive-connect-via-phone$/);
    await visitor.press("Edit my details");
    await visitor.fill("Your pet's name", "No Quotes");
    await toQuotes(visitor);
    await visitor.dialog("Insurance can be tricky!").waitFor();
    expect(await visitor.dialog().getByRole("link", { name: /^Call / }).getAttribute("href")).toMatch(/^tel:\+1800555/);
    await visitor.press("Change my answers");
    await visitor.isAt("pet/info");
  });
});

test("with `pm` the form is skipped, and its answers leave the address", async ({ visit, origins }) => {
  const pm = Buffer.from(
    JSON.stringify({ petType: "CAT", petName: "Miso", breed: "BENGAL", petAge: 2, zipCode: "43215", email: "tess@example.com", subscribeCheckbox: true }),
  ).toString("base64");
  let application: Promise<Request> | undefined;
  const visitor = await visit({
    address: `${quoteSite.at(origins, "pet/policy-compare")}?pm=${encodeURIComponent(pm)}`,
    // Listens before the page loads, as the request may precede the first screen.
    prepare: (_context, page) => {
      application = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/v1/applications/pet"));
      return Promise.resolve();
    },
  });
  const sent = (await application)?.postDataJSON() as Record<string, unknown>;
  expect(sent).toMatchObject({ petName: "Miso", petCode: "BENGAL", petAge: 2 });
  expect(sent).not.toHaveProperty("subscribeCheckbox");
  await visitor.isAt("pet/policy-compare");
  expect(visitor.page.url()).not.toContain("pm=");
});
