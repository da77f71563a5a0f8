import { describe, expect } from "vitest";
import { withAxe } from "../harness/axe";
import { inspect } from "../harness/inspect";
import { resumed } from "../harness/resumed";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import { widths, type WidthName } from "../harness/widths";
import { answerCoverage, answerHealth, answerPerson, answerProducts, answerSmoker, answerState, askForPrices, ines } from "./funnel/life";
import { rowButtons, selectFirst, waitForQuotes } from "./funnel/quotes";

const start = "life/address";

const answersOf = { phone: "Currently", desktop: "Never" } as const;

describe("life, from the state to an advisor's number", () => {
  test.for(Object.keys(widths) as WidthName[])("%s", async (width, { visit, origins }) => {
    const visitor = await visit({ width, address: quoteSite.at(origins, start), prepare: withAxe });
    const looked = (): Promise<void> => inspect(visitor, visitor.route() ?? "");
    await looked();
    await answerState(visitor);
    await visitor.isAt("life/personal-info");
    await looked();
    await answerPerson(visitor);
    await visitor.isAt("life/health");
    await looked();
    await answerHealth(visitor);
    await visitor.isAt("life/questions");
    await looked();
    await answerSmoker(visitor, answersOf[width]);
    if (answersOf[width] === "Currently") await answerProducts(visitor);
    await answerCoverage(visitor);
    await looked();
    await visitor.press("See my quotes!");
    await visitor.isAt("life/policy-compare");
    await waitForQuotes(visitor);
    await visitor.sees("$900,000");
    await visitor.sees("30 years");
    if (answersOf[width] === "Never") await visitor.sees("No medical exam");
    await looked();
    const carrier = await selectFirst(visitor);
    await visitor.isAt("life/finalize/phone");
    await visitor.seesHeading("Talk to a licensed advisor");
    await visitor.sees(/^Advisors are .+ They can see your answers/);
    await visitor.sees(carrier);
    expect(await visitor.link(/^Call \(800\)/).first().getAttribute("href")).toMatch(/^tel:\+1800555/);
    await looked();
    await visitor.press("Have us call you instead");
    await visitor.isAt("finalize/contact");
    await looked();
    await visitor.back();
    await visitor.isAt("life/finalize/phone");
    await visitor.back();
    await visitor.isAt("life/policy-compare");
    await visitor.button(`Continue with ${carrier}`).waitFor();
    expect(visitor.api.countOf("POST /v1/applications/life")).toBe(1);
  });
});

test("Back from the end of a call that was asked for returns to the end instead of the form", async ({ visit }) => {
  const visitor = await visit({ ...resumed("finalize/phone", { line: "life" }), width: "phone" });
  await visitor.press("Have us call you instead");
  await visitor.isAt("finalize/contact");
  await visitor.choose("Email me");
  // As with a phone's keyboard on the screen: the form's end is far down.
  await visitor.page.setViewportSize({ width: 390, height: 440 });
  await visitor.page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  await visitor.press("Send my request");
  await visitor.isAt("finalize/success");
  await visitor.back();
  await visitor.isAt("finalize/success");
  await visitor.seesHeading("You're all set, Morgan");
  await expect.poll(() => visitor.widget.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await visitor.back();
  await visitor.isAt("life/finalize/phone");
});

test("amount and term can be changed from the quotes, which are then quoted anew", async ({ visit }) => {
  const visitor = await visit(resumed("policy-compare", { line: "life" }));
  await waitForQuotes(visitor);
  await visitor.press("Customize");
  await visitor.choose("30", "How many years?");
  await visitor.press("See my quotes!");
  await visitor.isAt("life/policy-compare");
  await waitForQuotes(visitor);
  await visitor.sees(/^(?:All|Nearly all|Most|Most often): .*30.years of coverage/);
});

test("a comparison names living benefits, and doesn't say that the price of a term of years holds for a month", async ({ visit }) => {
  const visitor = await visit(resumed("policy-compare", { line: "life" }));
  await waitForQuotes(visitor);
  await rowButtons(visitor).first().click();
  await visitor.sees("Living benefits");
  for (const at of [0, 1]) {
    await visitor.widget.getByRole("checkbox", { name: /^Compare / }).nth(at).focus();
    await visitor.page.keyboard.press("Space");
  }
  await visitor.press("Compare");
  await visitor.seesHeading("Compare 2 quotes");
  await visitor.widget.getByRole("table").getByText("Claims rating").first().waitFor();
  expect(await visitor.widget.getByText(/living benefits/i).count()).toBeGreaterThan(0);
  expect(await visitor.widget.getByText(/price holds/i).count()).toBe(0);
});

describe("life's cases", () => {
  test("too young: the case survives Escape and a reload, and the field keeps its message; too old: an advisor's number", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, start) });
    await answerState(visitor);
    await answerPerson(visitor, { ...ines, dateOfBirth: `01/01/${new Date().getFullYear() - 10}` });
    await visitor.isAt("life/personal-info?modal=life-complex-life-case-under-min-do-b");
    const dialog = visitor.dialog("You must be 18 or older for online quotes");
    await dialog.waitFor();
    await visitor.page.keyboard.press("Escape");
    await dialog.getByText("Edit my details").click();
    await visitor.isAt("life/personal-info");
    await visitor.sees("You must be at least 18 years old");

    await visitor.fill("Date of birth", "01/01/1930");
    await visitor.press("Continue");
    await visitor.isAt(/life-case-over-max-do-b$/);
    await visitor.reload();
    await visitor.dialog("Let's talk about your options").waitFor();
    await visitor.press("Let's connect!");
    await visitor.isAt("life/finalize/phone");
  });

  test("no price: the button dials, and Escape doesn't close the case; too expensive: the answers can be edited", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, start) });
    await answerState(visitor);
    await answerPerson(visitor, { ...ines, lastName: "Too Expensive" });
    await visitor.isAt(/too-expensive-connect-via-phone$/);
    await visitor.press("Edit my details");
    await answerPerson(visitor, { ...ines, lastName: "No Quotes" });
    await askForPrices(visitor);
    await visitor.dialog("Insurance can be tricky!").waitFor();
    await visitor.isAt("life/policy-compare?modal=life-complex-no-quotes-returned-by-other-insurance-line");
    await visitor.page.keyboard.press("Escape");
    expect(await visitor.dialog().getByRole("link", { name: /^Call / }).getAttribute("href")).toMatch(/^tel:\+1800555/);
    await visitor.press("Change my answers");
    await visitor.isAt("life/coverage");
  });

  test("a state without life insurance leads to an advisor's number", async ({ visit, origins }) => {
    const visitor = await visit({ width: "phone", address: quoteSite.at(origins, start) });
    await answerState(visitor, "Alaska");
    await visitor.dialog("We've got you covered!").waitFor();
    await visitor.press("Let's connect!");
    await visitor.isAt("life/finalize/phone");
  });
});

test("an amount in the page's address selects the smallest amount on offer at or above it", async ({ visit, origins }) => {
  const lm = Buffer.from(JSON.stringify({ state: "OH", firstName: "Ines", healthRating: "Good", nonsense: 1 })).toString("base64url");
  const visitor = await visit({ address: `${quoteSite.at(origins, start)}?lm=${lm}&coverageAmount=510000` });
  visitor.journal.allow(/prefill/i);
  await expect.poll(() => visitor.field("State").inputValue()).toBe("OH");
  expect(visitor.page.url()).not.toContain("lm=");
  await visitor.press("Continue");
  await visitor.isAt("life/personal-info");
  await expect.poll(() => visitor.field("First name").inputValue()).toBe("Ines");
  await answerPerson(visitor);
  await visitor.isAt("life/health");
  await expect.poll(() => visitor.widget.getByRole("radio", { name: /^Good/ }).isChecked()).toBe(true);
  await visitor.press("Continue");
  await answerSmoker(visitor, "Never");
  await visitor.isAt("life/coverage");
  await visitor.sees("$550,000");
});

test("Edit my details shows the answer that the case is about, however far the page was scrolled", async ({ visit }) => {
  const visitor = await visit({ ...resumed("personal-info", { line: "life" }), width: "phone" });
  // As with a phone's keyboard on the screen.
  await visitor.page.setViewportSize({ width: 390, height: 440 });
  const born = visitor.field("Date of birth");
  await born.fill("01/02/1930");
  await visitor.choose("Female");
  await visitor.field(/^Phone/).focus();
  await visitor.press("Continue");
  await visitor.isAt(/life-case-over-max-do-b$/);
  await visitor.press("Edit my details");
  await visitor.focusIsOn(born);
  await visitor.settled();
  const box = await born.boundingBox();
  expect([box!.y > 0, box!.y + box!.height < 440]).toEqual([true, true]);
});
