import { describe, expect } from "vitest";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import { answerAddress } from "./funnel/address";
import { answerDrivers } from "./funnel/driver";
import { homes, morgan, vins } from "./funnel/people";
import { enterVin } from "./funnel/vehicle";

describe("a case that may not be dismissed", () => {
  const modal = "auto/driver?modal=auto-complex-too-expensive-connect-via-phone";

  test("survives Escape, Back and a reload; its named way out works", async ({ visit }) => {
    const visitor = await visit();
    await answerAddress(visitor, homes.TX);
    await answerDrivers(visitor, { ...morgan, lastName: "Too Expensive" });
    const dialog = visitor.dialog("Let's find you a better fit");
    await dialog.waitFor();
    await visitor.isAt(modal);
    expect(await dialog.getByRole("button", { name: "Close" }).count()).toBe(0);
    await visitor.page.keyboard.press("Escape");
    await visitor.page.keyboard.press("Escape");
    await visitor.isAt(modal);
    await visitor.back();
    await visitor.isAt(modal);
    await dialog.waitFor();
    await visitor.reload();
    await dialog.waitFor();
    await visitor.isAt(modal);
    await visitor.press("Edit my details");
    await dialog.waitFor({ state: "hidden" });
    await visitor.isAt("auto/driver");
    await visitor.button("Edit Morgan Too Expensive").waitFor();
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

describe("vehicles that lead to a person", () => {
  test("an unsupported make opens its case, which goes with Back", async ({ visit }) => {
    const visitor = await visit(resumed("vehicle"));
    await enterVin(visitor, vins.unsupported);
    await visitor.isAt("auto/vehicle?modal=auto-complex-auto-make-model-unsupported");
    await visitor.dialog().waitFor();
    await visitor.back();
    await visitor.dialog().waitFor({ state: "hidden" });
    await visitor.isAt("auto/vehicle");
  });

  test("a VIN that nobody knows says so beside the field; a doubtful one warns and goes on", async ({ visit }) => {
    const visitor = await visit(resumed("vehicle"));
    await enterVin(visitor, vins.unknown);
    await visitor.sees("We couldn't find that VIN");
    await visitor.focusIsOn(visitor.field("VIN"));
    await visitor.fill("VIN", vins.doubtful);
    await visitor.press("Find my vehicle");
    await visitor.sees(/its check digit doesn't match/);
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

  test("carriers that all fail are no refusal: asking again is offered, and an advisor", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare", { lastName: "All Fail" }));
    await visitor.seesHeading("Your prices didn't come through");
    await visitor.button("Try again").waitFor();
    await visitor.press("Talk to an advisor");
    await visitor.isAt("auto/finalize/contact");
  });
});
