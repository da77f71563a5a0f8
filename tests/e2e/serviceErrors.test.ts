import type { Locator } from "playwright";
import { describe, expect } from "vitest";
import { resumed } from "../harness/resumed";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { submit, typeAddress } from "./funnel/address";
import { homes, vins } from "./funnel/people";
import { waitForQuotes } from "./funnel/quotes";
import { enterVin } from "./funnel/vehicle";

/** Expects the message to stay when the field is left unchanged, and to disappear when the value changes. */
async function staysUntilChanged(visitor: Visitor, field: Locator, message: string, changed: string): Promise<void> {
  const said = visitor.widget.getByText(message, { exact: true });
  await said.first().waitFor();
  const value = await field.inputValue();
  await field.focus();
  await field.press("Tab");
  await visitor.settled();
  expect(await field.inputValue()).toBe(value);
  expect(await said.count()).toBeGreaterThan(0);
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await field.fill(changed);
  await field.press("Tab");
  await said.first().waitFor({ state: "detached" });
}

describe("an error from the service or a case stays until the value changes", () => {
  test("ZIP code 00000", async ({ visit }) => {
    const visitor = await visit();
    await typeAddress(visitor, { ...homes.TX, zip: "00000" });
    await visitor.press(submit);
    await staysUntilChanged(visitor, visitor.field("ZIP code"), "Enter a valid 5-digit ZIP Code", "78701");
  });

  test("an unknown VIN", async ({ visit }) => {
    const visitor = await visit(resumed("vehicle"));
    await enterVin(visitor, vins.unknown);
    await staysUntilChanged(visitor, visitor.field("VIN"), "We couldn't find that VIN", vins.accord);
  });

  test("an unknown breed", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "pet/info") });
    await visitor.choose("Dog");
    await visitor.fill("Your pet's name", "Biscuit");
    await visitor.fill("Breed", "Hippogriff");
    await visitor.page.keyboard.press("Escape");
    await visitor.field("Age").selectOption("3 years");
    await visitor.fill("ZIP code", "43215");
    await visitor.fill("Email", "tess.lindqvist@example.com");
    await visitor.press("See my quotes!");
    await staysUntilChanged(visitor, visitor.field("Breed"), "Select a breed", "Beagle");
  });

  test("a birth date that is too young for life insurance, after its case was closed", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "life/address") });
    await visitor.fill("State", "Ohi");
    await visitor.widget.getByRole("option", { name: "Ohio" }).click();
    await visitor.press("Continue");
    await visitor.isAt("life/personal-info");
    await visitor.fill("First name", "Ines");
    await visitor.fill("Last name", "Moreau");
    await visitor.fill("Date of birth", `01/01/${new Date().getFullYear() - 10}`);
    await visitor.choose("Female", "Gender");
    await visitor.fill("Email", "ines.moreau@example.com");
    await visitor.press("Continue");
    await visitor.dialog("You must be 18 or older for online quotes").getByText("Edit my details").click();
    await visitor.dialog().waitFor({ state: "hidden" });
    await staysUntilChanged(visitor, visitor.field("Date of birth"), "You must be at least 18 years old", "2/29/1984");
  });
});

const tooEarly = { pointer: "/drivers/0/driverDateLicensed", code: "licensedTooEarly", message: "No" };
const unreachable = { pointer: "/personalInfo/email", message: "No" };

/** A service that refuses a value of the drivers until it is told to take it. */
function refusing(error: { readonly pointer: string; readonly message: string }) {
  const json = { type: "about:blank", title: "Validation", status: 422, code: "VALIDATION", errors: [error] };
  let isRefused = true;
  const prepare: Parameters<typeof resumed>[2] = (_context, page) =>
    page.route(/\/v1\/applications\/[^/]+\/drivers$/, (route) => (isRefused && route.request().method() === "PATCH" ? route.fulfill({ status: 422, contentType: "application/problem+json", headers: { "Access-Control-Allow-Origin": "*" }, json }) : route.fallback()));
  return { prepare, take: () => void (isRefused = false) };
}

test("an earlier answer that the service refuses is shown where it was given, and the visitor comes back from there", async ({ visit }) => {
  const service = refusing(tooEarly);
  const visitor = await visit(resumed("policy-compare", { line: "motorcycle" }, service.prepare));
  await visitor.isAt("motorcycle/driver");
  await visitor.sees("Check this answer and correct it. The insurance companies can't use it.");
  service.take();
  await visitor.press(/^Continue/);
  await visitor.isAt("motorcycle/policy-compare");
  await waitForQuotes(visitor);
});

test.for([tooEarly, unreachable])("the list of drivers says that the service refuses %j, and leads to the main driver", async (error, { visit }) => {
  const service = refusing(error);
  const visitor = await visit(resumed("driver", { line: "motorcycle" }, service.prepare));
  await visitor.press(/^Continue/);
  const group = visitor.widget.getByRole("group", { name: "Drivers" });
  await group.getByText("Check this answer and correct it. The insurance companies can't use it.").waitFor();
  const edit = group.getByRole("button", { name: /^Edit / }).first();
  await expect.poll(() => edit.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button)).toBe(true);
  service.take();
  await visitor.press(/^Continue/);
  await visitor.isAt("motorcycle/vehicle");
});
