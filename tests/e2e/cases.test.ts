import { describe, expect } from "vitest";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { answerAddress, typeAddress } from "./funnel/address";
import { answerDrivers } from "./funnel/driver";
import { homes, morgan, vins } from "./funnel/people";
import { enterVin } from "./funnel/vehicle";

describe("a case that may not be dismissed", () => {
  const modal = "auto/driver?modal=auto-complex-too-expensive-connect-via-phone";

  test("stays on Escape and reopens on reload; Back closes it, and the next Continue raises it again", async ({ visit }) => {
    const visitor = await visit();
    await answerAddress(visitor, homes.TX);
    await answerDrivers(visitor, { ...morgan, lastName: "Too Expensive" });
    const dialog = visitor.dialog("Let's find you a better fit");
    const entries = () => visitor.page.evaluate(() => history.length);
    await dialog.waitFor();
    await visitor.isAt(modal);
    expect(await dialog.getByRole("button", { name: "Close" }).count()).toBe(0);
    await visitor.page.keyboard.press("Escape");
    await visitor.page.keyboard.press("Escape");
    await visitor.isAt(modal);
    await visitor.reload();
    await dialog.waitFor();
    await visitor.isAt(modal);

    const before = await entries();
    await visitor.back();
    await dialog.waitFor({ state: "hidden" });
    await visitor.isAt("auto/driver");
    expect(await entries()).toBe(before);
    await visitor.press("Continue");
    await dialog.waitFor();
    await visitor.isAt(modal);
    await visitor.press("Edit my details");
    await dialog.waitFor({ state: "hidden" });
    await visitor.isAt("auto/driver");
    await visitor.button("Edit Morgan Too Expensive").waitFor();
    await visitor.back();
    await visitor.isAt("auto/address");
  });

  test("leads to an advisor by phone", async ({ visit }) => {
    const visitor = await visit();
    await answerAddress(visitor, homes.TX);
    await answerDrivers(visitor, { ...morgan, lastName: "Too Expensive" });
    await visitor.press("Let's connect!");
    await visitor.isAt("auto/finalize/phone");
    await visitor.seesHeading("Talk to a licensed advisor");
  });
});

describe("the answer that a case is about", () => {
  const inSight = (visitor: Visitor, name: string): Promise<boolean> =>
    visitor.field(name).evaluate((control) => {
      const { top, bottom } = control.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });

  test("is in sight after Back, and the focus stays with Continue", async ({ visit }) => {
    const visitor = await visit({ ...resumed("personal-info", { line: "life" }), width: "phone" });
    await visitor.page.setViewportSize({ width: 390, height: 480 });
    await visitor.choose("Female", "Gender");
    await visitor.fill("Date of birth", "01/01/1930");
    await visitor.button("Continue").focus();
    await visitor.page.keyboard.press("End");
    await expect.poll(() => inSight(visitor, "Date of birth")).toBe(false);
    await visitor.page.keyboard.press("Enter");
    await visitor.dialog("Let's talk about your options").waitFor();
    await visitor.back();
    await expect.poll(() => inSight(visitor, "Date of birth")).toBe(true);
    await visitor.focusIsOn(visitor.button("Continue"));
  });

  test("is in sight after Escape, too", async ({ visit }) => {
    const visitor = await visit({ width: "phone" });
    await visitor.page.setViewportSize({ width: 390, height: 480 });
    await typeAddress(visitor, { ...homes.TX, state: "AK", city: "Anchorage", zip: "99501" });
    await visitor.button("Almost there!").focus();
    await visitor.page.keyboard.press("Home");
    await expect.poll(() => inSight(visitor, "ZIP code")).toBe(false);
    await visitor.page.keyboard.press("Enter");
    await visitor.dialog("We've got you covered!").waitFor();
    await visitor.page.keyboard.press("Escape");
    await expect.poll(() => inSight(visitor, "ZIP code")).toBe(true);
    await visitor.focusIsOn(visitor.button("Almost there!"));
  });
});

describe("vehicles that need an advisor", () => {
  test("an unsupported VIN opens its case; Back returns to the VIN, and Back again to the vehicle", async ({ visit }) => {
    const visitor = await visit(resumed("vehicle"));
    await enterVin(visitor, vins.unsupported);
    await visitor.isAt("auto/vehicle?modal=auto-complex-auto-make-model-unsupported");
    await visitor.dialog().waitFor();
    await visitor.back();
    await visitor.dialog("Enter your VIN").waitFor();
    await visitor.back();
    await visitor.dialog().waitFor({ state: "hidden" });
    await visitor.isAt("auto/vehicle");
  });

  test("an unknown VIN shows an error beside the field; a doubtful one warns and continues", async ({ visit }) => {
    const visitor = await visit(resumed("vehicle"));
    await enterVin(visitor, vins.unknown);
    await visitor.sees("We couldn't find that VIN");
    await visitor.focusIsOn(visitor.field("VIN"));
    await visitor.fill("VIN", vins.doubtful);
    await visitor.press("Find my vehicle");
    await visitor.sees(/This VIN may have a typo/);
    await visitor.sees("2019 Tesla Model 3");
  });
});

describe("rating without a price", () => {
  test.for(["No Quotes", "All Timeout"])("%s opens its case, and an advisor takes over", async (lastName, { visit }) => {
    const visitor = await visit(resumed("policy-compare", { lastName }));
    await visitor.dialog("We have great options for you").waitFor();
    await visitor.isAt("auto/policy-compare?modal=auto-complex-no-quotes-returned");
    await visitor.press("Let's connect!");
    await visitor.isAt("auto/finalize/contact");
    await visitor.seesHeading("How can we reach you?");
  });

  test("an address whose home costs too much to rebuild: auto doesn't mention homes", async ({ visit }) => {
    const visitor = await visit();
    await answerAddress(visitor, { ...homes.TX, line: "1 Costly Manor St" });
    await visitor.dialog("Let's get you the most accurate quotes").waitFor();
    expect(await visitor.dialog().textContent()).not.toMatch(/home/i);
  });

  test("an area without quotes: Escape only closes the case and marks the address; its link leaves the page", async ({ visit, origins }) => {
    const visitor = await visit();
    await answerAddress(visitor, { ...homes.TX, state: "AK", city: "Anchorage", zip: "99501" });
    const dialog = visitor.dialog("We've got you covered!");
    await dialog.waitFor();
    await visitor.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await visitor.isAt("auto/address");
    await visitor.sees("We don't quote online in this area yet");
    await visitor.press("Almost there!");
    await dialog.waitFor();
    await visitor.press("Edit my details");
    await dialog.waitFor({ state: "hidden" });
    await visitor.focusIsOn(visitor.field("ZIP code"));
    await visitor.press("Almost there!");
    await visitor.press("View where we're currently located");
    await visitor.page.waitForURL((url) => url.origin === origins.external);
  });

  test("no quotes: Escape leaves their screen, the case's link goes back one page", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare", { lastName: "No Quotes" }));
    const dialog = visitor.dialog("We have great options for you");
    await dialog.waitFor();
    await visitor.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await visitor.isAt("auto/policy-compare");
    await visitor.seesHeading("We couldn't find a quote online");
  });

  /** The buttons of the quotes' page, besides those that list companies. */
  const ways = (visitor: Visitor) => visitor.widget.getByRole("button", { name: /^(?:Try again|Talk to an advisor)$/ });

  test("all companies fail: one sentence, and the way on asks them again", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare", { lastName: "All Fail" }));
    await visitor.seesHeading("We couldn't load your quotes");
    await visitor.sees("None of the companies could give a price right now. Your answers are saved.");
    expect(await ways(visitor).allTextContents()).toEqual(["Try again"]);
    const asked = visitor.api.countOf("POST /v1/applications/{id}/submission");
    await visitor.press("Try again");
    await expect.poll(() => visitor.api.countOf("POST /v1/applications/{id}/submission")).toBe(asked + 1);
  });

  test.for([
    ["All Timeout", "None of the companies answered in time. An advisor can ask them again and can see your answers."],
    ["No Quotes", "None of the companies offers a quote online for your answers. An advisor can ask more companies and can see your answers."],
  ] as const)("%s: case and screen say the same, and lead to an advisor", async ([lastName, said], { visit }) => {
    const visitor = await visit(resumed("policy-compare", { lastName }));
    await visitor.dialog("We have great options for you").waitFor();
    await visitor.page.keyboard.press("Escape");
    await visitor.seesHeading("We couldn't find a quote online");
    await visitor.sees(said);
    expect(await ways(visitor).allTextContents()).toEqual(["Talk to an advisor"]);
    await visitor.press("Talk to an advisor");
    await visitor.isAt("auto/finalize/contact");
  });
});
