import { describe, expect } from "vitest";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import { widths, type WidthName } from "../harness/widths";
import { answerAddress } from "./funnel/address";
import { saveMainDriver } from "./funnel/driver";
import { finish, walkToQuotes } from "./funnel/motorcycle";
import { homes, morgan, vins } from "./funnel/people";

const start = "motorcycle/address";

describe("motorcycle, from the address to an advisor", () => {
  test.for(Object.keys(widths) as WidthName[])("%s", async (width, { visit, origins }) => {
    const visitor = await visit({ width, address: quoteSite.at(origins, start) });
    await visitor.seesHeading("Where do you keep your motorcycle?");
    await walkToQuotes(visitor, width);
    await finish(visitor);
    await visitor.isAt("motorcycle/finalize/success");
    await visitor.seesHeading("You're all set, Morgan");
    expect(visitor.api.countOf("POST /v1/applications/motorcycle")).toBe(1);
    const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, "sideways scroll").toBeLessThanOrEqual(0);
  });
});

describe("what only motorcycles do", () => {
  test("the VIN is looked up in capitals; a year before 1981 and a car's VIN are refused", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, start) });
    await answerAddress(visitor, homes.CA);
    await saveMainDriver(visitor);
    await visitor.press("Continue");
    await visitor.seesHeading("Add a motorcycle");
    await visitor.fill("Year", "1980");
    await visitor.press("Save this motorcycle");
    await visitor.sees("Speak with an agent for pre-1981 motorcycles");
    await visitor.fill("Year", "1981");
    const asked = visitor.page.waitForRequest((request) => request.url().includes("/v1/vehicles/models"));
    await visitor.field("Make").selectOption("Honda");
    expect(new URL((await asked).url()).searchParams.get("make")).toBe("HONDA");
    await visitor.press("Enter VIN");
    await visitor.fill("VIN", vins.accord);
    await visitor.press("Find my motorcycle");
    await visitor.sees("We couldn't find that VIN");
  });

  test("without a price the case offers the advisor's number, and Escape doesn't close it", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, start) });
    await walkToQuotes(visitor, "desktop", { ...morgan, lastName: "No Quotes" });
    await visitor.dialog("Insurance can be tricky!").waitFor();
    await visitor.isAt("motorcycle/policy-compare?modal=motorcycle-complex-no-quotes-returned-by-other-insurance-line");
    await visitor.page.keyboard.press("Escape");
    expect(await visitor.dialog().getByRole("link", { name: /^Call / }).getAttribute("href")).toMatch(/^tel:\+1800555/);
    await visitor.press("Change my answers");
    await visitor.isAt("motorcycle/history");
  });

  test("too expensive: the case can't be dismissed, but the answers can be edited", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, start) });
    await answerAddress(visitor, homes.TX);
    await saveMainDriver(visitor, { ...morgan, lastName: "Too Expensive" });
    await visitor.press("Continue");
    await visitor.isAt("motorcycle/driver?modal=motorcycle-complex-too-expensive-connect-via-phone");
    await visitor.press("Edit my details");
    await visitor.isAt("motorcycle/driver");
  });
});
