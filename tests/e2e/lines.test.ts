import { describe, expect } from "vitest";
import { lineSlugs } from "../../src/business/lines";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { expectedOf } from "../lines/expectedOf";
import { answerAddress, typeAddress } from "./funnel/address";
import { saveMainDriver } from "./funnel/driver";
import { homes, morgan } from "./funnel/people";

const cards = (visitor: Visitor) => visitor.widget.getByRole("main").or(visitor.widget).getByRole("list").first().getByRole("link");
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("choosing a line", () => {
  test("each of the partner's lines is a card that leads to its first screen", async ({ visit, origins }) => {
    const visitor = await visit({ width: "phone", address: quoteSite.at(origins, "") });
    await visitor.seesHeading("What would you like to protect?");
    const offered = lineSlugs.filter((slug) => slug !== "other");
    for (const slug of offered) await visitor.link(expectedOf[slug].card).waitFor();
    expect(await cards(visitor).count()).toBe(offered.length);
    await visitor.link("Motorcycle").click();
    await visitor.isAt("motorcycle/address");
    await visitor.back();
    await visitor.seesHeading("What would you like to protect?");
  });

  test("with several lines in the attribute only those are offered", async ({ open, origins }) => {
    const visitor = await open({ address: `${origins.sites}/gallery/frame/?screen=types-two&brand=default` });
    await visitor.seesHeading("What would you like to protect?");
    expect(await cards(visitor).allInnerTexts()).toEqual([expect.stringContaining("Auto"), expect.stringContaining("Motorcycle")]);
  });

  test("the chat opens the case of an advisor, and is hidden in the partner's mobile app, whatever page follows", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "") });
    const lead = visitor.page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/v1/leads"));
    await visitor.press("Need something else? Contact an advisor");
    await visitor.isAt("finalize/contact");
    await visitor.choose("I'll call you", "How should we contact you?");
    await visitor.fill("First name", morgan.firstName);
    await visitor.fill("Last name", morgan.lastName);
    await visitor.fill("Email", morgan.email);
    await visitor.press("Send my request");
    expect((await lead).postDataJSON()).toMatchObject({ recordType: "COMPLEX", insuranceLine: "OTHER" });
    await visitor.isAt(/finalize\/success$/);

    await visitor.page.goto(`${quoteSite.at(origins, "")}?client=mobile`);
    await visitor.link("Motorcycle").waitFor();
    expect(await visitor.button(/Contact an advisor/).count()).toBe(0);
    await visitor.page.goto(quoteSite.at(origins, ""));
    await visitor.link("Motorcycle").waitFor();
    expect(await visitor.button(/Contact an advisor/).count()).toBe(0);
  });
});

describe("another line", () => {
  test("keeps address and drivers, and creates its own application", async ({ visit, origins }) => {
    const visitor = await visit();
    await answerAddress(visitor, homes.TX);
    await saveMainDriver(visitor);
    await visitor.press("Continue");
    await visitor.isAt("auto/years-continuous-coverage");
    await visitor.page.goto(quoteSite.at(origins, ""));
    await visitor.link("Motorcycle").click();
    await visitor.isAt("motorcycle/address");
    await expect.poll(() => visitor.field("Street address").inputValue()).toBe(homes.TX.line);
    await visitor.press("Almost there!");
    await visitor.button("Edit Morgan Avery").waitFor();
    await visitor.press("Continue");
    await visitor.seesHeading("Add a motorcycle");
    expect(visitor.api.countOf("POST /v1/applications/motorcycle")).toBe(1);
    expect(visitor.api.countOf("POST /v1/leads")).toBe(1);
    await visitor.reload();
    await visitor.seesHeading("Add a motorcycle");
  });

  test("the other half of a bundle is offered after success, and asks nothing twice", async ({ open, origins }) => {
    const visitor = await open({ address: `${origins.sites}/gallery/frame/?screen=second-line-auto&brand=prairie-lantern` });
    await visitor.seesHeading("You're all set, Maya");
    await visitor.sees("Next, your home");
    const bundled = visitor.page.waitForRequest((request) => request.method() === "PATCH" && request.url().endsWith("/bundling"));
    await visitor.press(/^A house/);
    expect((await bundled).postDataJSON()).toEqual({ bundling: true });
    await visitor.seesHeading(/^(?:Check out what we found|Tell us about the home)$/);
    expect(visitor.api.countOf("POST /v1/applications/homeowners")).toBe(1);
  });
});

describe("parameters of the page's address", () => {
  const home = { addressLine1: homes.TX.line, city: homes.TX.city, state: "TX", zipCode: homes.TX.zip, unknown: "dropped" };

  test("an address in `am` is submitted automatically once a line is picked, and leaves the address bar", async ({ visit, origins }) => {
    const visitor = await visit({ address: `${quoteSite.at(origins, "")}?am=${encoded(home)}` });
    expect(visitor.page.url()).not.toContain("am=");
    await visitor.link("Motorcycle").click();
    await visitor.isAt("motorcycle/driver");
    await visitor.back();
    await visitor.isAt("motorcycle/address");
  });

  test("a referral fills in the person; an unknown referral code is removed", async ({ visit, origins }) => {
    const visitor = await visit({ address: `${quoteSite.at(origins, "auto/address")}?referralCode=WELCOME-9TQ4KX7M2VRB` });
    await expect.poll(() => visitor.field("Home address").inputValue()).toBe("412 Main St, Austin, TX 78701");
    await visitor.press("Almost there!");
    await expect.poll(() => visitor.field("First name").inputValue()).toBe("Jordan");
    expect(await visitor.field("Email").inputValue()).toBe("jordan.avery@example.com");
    expect(await visitor.field("Phone").inputValue()).toBe("(512) 555-0134");

    const other = await visit({ address: `${quoteSite.at(origins, "auto/address")}?referralCode=NOBODY` });
    other.journal.allow(/404/);
    const lead = other.page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/v1/leads"));
    await typeAddress(other, homes.TX);
    await other.press("Almost there!");
    expect((await lead).postDataJSON()).not.toHaveProperty("referralCode");
  });

  test("a lead lookup leads to its line with all known answers", async ({ visit, origins }) => {
    const visitor = await visit({ address: `${quoteSite.at(origins, "")}?splookup=lookup-8vq2rk6t4xnw` });
    await visitor.isAt("auto/address");
    expect(visitor.page.url()).not.toContain("splookup");
    await expect.poll(() => visitor.field("Home address").inputValue()).toBe("640 Main St, Los Angeles, CA 90012");
    const lead = visitor.page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/v1/leads"));
    await visitor.press("Almost there!");
    expect((await lead).postDataJSON()).toMatchObject({ recordType: "FETCH", firstName: "Sam", phone: "2135550162" });
    await expect.poll(() => visitor.field("Last name").inputValue()).toBe("Okafor");
  });
});
