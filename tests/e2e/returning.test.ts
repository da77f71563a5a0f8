import { describe, expect } from "vitest";
import { resumed } from "../harness/resumed";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import { answerAddress, submit, typeAddress } from "./funnel/address";
import { walkTo } from "./funnel/auto";
import { addDriver, saveMainDriver } from "./funnel/driver";
import { homes, morgan, robin } from "./funnel/people";
import { selectFirst } from "./funnel/quotes";
import { addByModel, addByVin } from "./funnel/vehicle";

describe("Back after a form beside a list", () => {
  test("skips the saved driver and returns to the step before, also after a reload in the form", async ({ visit }) => {
    const visitor = await visit();
    await answerAddress(visitor, homes.TX);
    await saveMainDriver(visitor, morgan);
    await addDriver(visitor, robin);
    await visitor.isAt("auto/driver");
    await visitor.press(/^Edit Robin/);
    await visitor.isAt("auto/driver/2");
    await visitor.fill("First name", "Robyn");
    await visitor.reload();
    await visitor.isAt("auto/driver/2");
    expect(await visitor.field("First name").inputValue()).toBe("Robyn");
    await visitor.press("Save driver");
    await visitor.button(/^Edit Robyn/).waitFor();
    await visitor.isAt("auto/driver");
    await visitor.back();
    await visitor.isAt("auto/address");
    await visitor.forward();
    await visitor.button(/^Edit Robyn/).waitFor();
    await visitor.button(/^Edit Morgan/).waitFor();
  });

  test("closes a form that is left open, and keeps what was typed in it", async ({ visit }) => {
    const visitor = await visit();
    await answerAddress(visitor, homes.TX);
    await saveMainDriver(visitor, morgan);
    await visitor.press(/Add another driver/);
    await visitor.fill("First name", "Robin");
    await visitor.back();
    await visitor.isAt("auto/driver");
    await visitor.button(/^Edit Morgan/).waitFor();
    await visitor.forward();
    await visitor.isAt("auto/driver/add");
    expect(await visitor.field("First name").inputValue()).toBe("Robin");
  });

  test("skips a saved vehicle and returns to the step before", async ({ visit }) => {
    const visitor = await visit({ site: quoteSite });
    await walkTo(visitor, "TX", "auto/vehicle");
    await addByVin(visitor);
    await addByModel(visitor);
    await visitor.isAt("auto/vehicle");
    await visitor.press("Edit 2019 Honda Civic");
    await visitor.seesHeading("Edit this vehicle");
    await visitor.press("Save this vehicle");
    await visitor.button("Edit 2019 Honda Civic").waitFor();
    await visitor.isAt("auto/vehicle");
    await visitor.back();
    await visitor.isAt("auto/years-continuous-coverage");
    await visitor.forward();
    await visitor.button("Edit 2019 Honda Civic").waitFor();
    await visitor.button("Edit 2003 Honda Accord").waitFor();
  });
});

describe("an address that isn't found", () => {
  test("is still reported after its case was dismissed, and Back isn't trapped", async ({ open, origins }) => {
    const visitor = await open({ address: `${origins.sites}/clearmoor/legal/privacy/` });
    await visitor.page.goto(quoteSite.at(origins, "auto/address"));
    await visitor.arrive();
    await typeAddress(visitor, { ...homes.TX, line: "1 Nowhere Ln" });
    await visitor.press(submit);
    await visitor.dialog().waitFor();
    await visitor.press("Confirm my address");
    await visitor.dialog().waitFor({ state: "hidden" });
    await visitor.isAt("auto/address");
    await visitor.seesHeading("Hm, we can't find your address");
    await visitor.reload();
    await visitor.seesHeading("Hm, we can't find your address");
    await visitor.back();
    await expect.poll(() => new URL(visitor.page.url()).pathname).toBe("/clearmoor/legal/privacy/");
  });
});

describe("Back after success", () => {
  test("returns to the end, and before it to the top of an address that is still filled in", async ({ visit }) => {
    const visitor = await visit({ ...resumed("policy-compare"), width: "phone" });
    await selectFirst(visitor);
    await visitor.isAt("auto/finalize/contact");
    await visitor.choose("Email me", "How should we contact you?");
    await visitor.press("Send my request");
    await visitor.isAt("auto/finalize/success");
    await visitor.seesHeading("You're all set, Morgan");
    await visitor.page.evaluate(() => {
      const titles: string[] = [];
      document.addEventListener("iq-step", ({ detail }) => titles.push(detail.title));
      Object.assign(window, { titles });
    });
    await visitor.back();
    await visitor.seesHeading("You're all set, Morgan");
    await visitor.isAt("auto/finalize/success");
    expect(await visitor.page.title()).toMatch(/^You're all set/);
    await visitor.back();
    await visitor.isAt("auto/address");
    // The form's entry of the history never shows as the form again: neither its screen nor its title.
    await expect.poll(() => visitor.page.evaluate(() => (window as unknown as { titles: string[] }).titles)).toEqual(["Where do you keep your car?"]);
    expect(await visitor.field("Street address").or(visitor.field("Home address")).inputValue()).toContain("12 No Records St");
    // The browser restores the place in the list of quotes, which this history entry was.
    await expect.poll(() => visitor.heading().evaluate((title) => title.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  });
});

test("deleted answers are gone from the tab, from the next form, and from the page that deleted them", async ({ visit, origins }) => {
  const visitor = await visit({ ...resumed("personal-info", { line: "renters", lastName: "Okafor" }), width: "phone" });
  await visitor.page.goto(quoteSite.at(origins, "privacy-policy"));
  await visitor.press("Delete my answers and start over");
  await visitor.seesHeading("What would you like to protect?");
  await visitor.back();
  await visitor.seesHeading("How we use your information");
  await visitor.button("Go to the home page").waitFor();
  expect(await visitor.button("Delete my answers and start over").count()).toBe(0);
  await expect.poll(() => visitor.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/Okafor|No Records|example\.com/);
  await visitor.page.goto(quoteSite.at(origins, "renters/address"));
  await visitor.seesHeading("Where do you rent?");
  expect(await visitor.field("Home address").inputValue()).toBe("");
});
