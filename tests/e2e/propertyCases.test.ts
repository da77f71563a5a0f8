import { describe, expect } from "vitest";
import { resumed } from "../harness/resumed";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { answerAddress } from "./funnel/address";
import { morgan } from "./funnel/people";
import { at, fillPerson, finishProperty, inFlorida, nextMonth, propertySlugs, unfoldFacts, walkProperty } from "./funnel/property";

describe("cases while records are looked up: closing them starts the line again", () => {
  test("an apartment building: the local broker's page in a new tab", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "homeowners/address") });
    await answerAddress(visitor, at("1 Tower Block Rd"));
    await visitor.isAt("homeowners/loading?modal=homeowners-complex-insurance-can-be-tricky-local-agent");
    const [tab] = await Promise.all([visitor.page.context().waitForEvent("page"), visitor.press("Find your local broker office")]);
    expect(new URL(tab.url() === "about:blank" ? (await tab.waitForURL(/advisors/), tab.url()) : tab.url()).origin).toBe(origins.external);
    await visitor.isAt("homeowners/address");
  });

  test("commercial property, dismissed; a corrected address continues", async ({ visit, origins }) => {
    const visitor = await visit({ width: "phone", address: quoteSite.at(origins, "condominium/address") });
    await answerAddress(visitor, at("1 Market Hall Rd"));
    await visitor.dialog("Insurance can be tricky!").waitFor();
    await visitor.press("Edit my details");
    await visitor.isAt("condominium/address");
    await visitor.fill("Street address", "12 Full Records St");
    await visitor.press("Almost there!");
    await visitor.isAt("condominium/prefill");
  });

  test.for(propertySlugs.filter((line) => line !== "renters"))("%s: a rebuild cost above the threshold returns no quotes", async (line, { visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, `${line}/address`) });
    await answerAddress(visitor, at("1 Grand Estate Dr"));
    await visitor.dialog("We have great options for you").waitFor();
    await visitor.isAt(`${line}/loading?modal=${line}-complex-no-quotes-returned`);
    await visitor.press("Change my answers");
    await visitor.isAt(`${line}/address`);
    await visitor.dialog().waitFor({ state: "hidden" });
  });
});

describe("a rebuild cost above the threshold", () => {
  test("after an edit can't be dismissed; its link leads back to the address", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "homeowners/address") });
    await walkProperty(visitor, { line: "homeowners", to: "prefill" });
    await unfoldFacts(visitor);
    await visitor.press("Change square footage");
    await visitor.fill("Square footage", "20000");
    await visitor.press("Change construction quality");
    await visitor.field("Construction quality").selectOption("Premium");
    await visitor.press("Looks right, continue");
    await visitor.isAt("homeowners/prefill?modal=homeowners-complex-most-accurate-quotes");
    await visitor.page.keyboard.press("Escape");
    await visitor.dialog("Let's get you the most accurate quotes").waitFor();
    await visitor.press("Edit my details");
    await visitor.isAt("homeowners/prefill");
    await visitor.sees("Rebuilding this home costs more than $2,000,000");
    await visitor.focusIsOn(visitor.field("Square footage"));
    await visitor.press("Looks right, continue");
    await visitor.press("Update my address");
    await visitor.isAt("homeowners/address");
  });

  test("for renters is found by the address alone", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "renters/address") });
    await answerAddress(visitor, at("1 Costly Manor St"));
    await visitor.isAt("renters/address?modal=renters-complex-most-accurate-quotes");
    await visitor.press("Let's connect!");
    await visitor.isAt("renters/finalize/contact");
  });
});

describe("a start more than a year ahead", () => {
  test("needs an advisor; once dismissed it can be changed, and was never sent", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "renters/address") });
    await walkProperty(visitor, { line: "renters", to: "insurance-start" });
    const patches = () => visitor.api.countOf("PATCH /v1/applications/{id}/general-info");
    await visitor.fill("Insurance start date", nextMonth(400));
    await visitor.press("Continue");
    await visitor.isAt("renters/insurance-start?modal=renters-complex-insurance-can-be-tricky");
    expect(patches()).toBe(0);
    await visitor.dialog().getByText("Your start date is more than a year away").waitFor();
    await visitor.press("Edit my details");
    await visitor.isAt("renters/insurance-start");
    await visitor.sees("Your start date is more than a year away");
    await visitor.focusIsOn(visitor.field("Insurance start date"));
    await visitor.fill("Insurance start date", nextMonth(61));
    await visitor.press("Continue");
    await visitor.sees("Start date must be within 60 days of today's date");
    await visitor.fill("Insurance start date", nextMonth(59));
    await visitor.press("Continue");
    await visitor.isAt("renters/personal-info");
    expect(patches()).toBe(1);
  });
});

async function askForPrices(visitor: Visitor, lastName: string): Promise<void> {
  await fillPerson(visitor, { ...morgan, lastName });
  await visitor.widget.locator("button[type=submit]").click();
}

describe("missing prices", () => {
  test("no quotes: dismissing goes back one page", async ({ visit }) => {
    const visitor = await visit(resumed("personal-info", { line: "renters" }));
    await askForPrices(visitor, "No Quotes");
    await visitor.dialog("We have great options for you").waitFor();
    await visitor.press("Change my answers");
    await visitor.isAt("renters/personal-info");
  });

  test("too expensive, found on personal info", async ({ visit }) => {
    const visitor = await visit(resumed("personal-info", { line: "renters" }));
    await askForPrices(visitor, "Too Expensive");
    await visitor.isAt("renters/personal-info?modal=renters-complex-too-expensive-connect-via-phone");
    await visitor.press("Edit my details");
    await visitor.isAt("renters/personal-info");
  });
});

describe("Florida", () => {
  test("continues on the quoting site with all answers; Back returns to them", async ({ visit, origins }) => {
    const visitor = await visit({ width: "phone", address: quoteSite.at(origins, "homeowners/address") });
    await answerAddress(visitor, inFlorida);
    await visitor.isAt("homeowners/personal-info-florida");
    await fillPerson(visitor);
    await visitor.press("Continue to Florida quotes");
    await visitor.sees("Enter a 10-digit phone number");
    await visitor.fill("Phone", "(813) 555-0138");
    await visitor.press("Continue to Florida quotes");
    await visitor.page.waitForURL((url) => url.origin === origins.external);
    await visitor.page.getByText("Morgan Avery").first().waitFor();
    await visitor.page.getByText("12 Full Records St").first().waitFor();
    expect(visitor.page.url()).not.toMatch(/Morgan|813/);

    await visitor.back();
    await visitor.press("Back to my quote");
    await visitor.isAt("homeowners/personal-info-florida");
    expect(await visitor.field("First name").inputValue()).toBe("Morgan");
  });

  test("a host can keep its page: the leave event has the address, and can be canceled", async ({ visit, origins }) => {
    const visitor = await visit({
      address: quoteSite.at(origins, "condominium/address"),
      prepare: (_context, page) =>
        page.addInitScript(() =>
          document.addEventListener("iq-navigate", (event) => {
            event.preventDefault();
            document.documentElement.dataset["leaves"] = JSON.stringify((event as CustomEvent<unknown>).detail);
          }),
        ),
    });
    await answerAddress(visitor, inFlorida);
    await visitor.isAt("condominium/personal-info-florida");
    await fillPerson(visitor);
    await visitor.fill("Phone", "(813) 555-0138");
    await visitor.press("Continue to Florida quotes");
    await visitor.isAt("redirecting");
    await visitor.seesHeading("Taking you to our Florida partner's site");
    const told = JSON.parse((await visitor.page.locator("html").getAttribute("data-leaves")) ?? "{}") as { kind: string; url: string };
    expect(told.kind).toBe("hand-off");
    expect(new URL(told.url).origin).toBe(origins.external);
  });

  test("without a token the standard flow continues, asks nothing twice, and shows the notice of Florida's law", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "homeowners/address") });
    visitor.journal.allow(/status of 502/);
    const seen: (string | null)[] = [];
    visitor.page.on("framenavigated", () => seen.push(visitor.route()));
    await answerAddress(visitor, inFlorida);
    await visitor.isAt("homeowners/personal-info-florida");
    await fillPerson(visitor, { ...morgan, lastName: "Lost Token" });
    await visitor.fill("Phone", "(813) 555-0138");
    await visitor.press("Continue to Florida quotes");
    await visitor.sees(/Our Florida partner's site isn't available right now/);
    await visitor.isAt("homeowners/prefill");
    await visitor.press("Looks right, continue");
    await visitor.isAt("homeowners/discounts");
    await visitor.press("Continue");
    await visitor.isAt("homeowners/policy-compare");
    await visitor.sees(/These quotes don't cover floods/);
    await visitor.sees(/\$[\d,]+\s\(\d+%\sof\shome\sstructure\)\shurricane deductible/);
    await finishProperty(visitor, "homeowners");
    expect(seen).not.toContain("homeowners/personal-info");
  });
});
