import { describe, expect } from "vitest";
import { answerTo } from "../harness/answerTo";
import { cutLine } from "../harness/api";
import { allSites, partnerSite, quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import { answerAddress, submit, typeAddress } from "./funnel/address";
import { homes } from "./funnel/people";

const titles = {
  partner: "Where do you park your car overnight?",
  "car-maker": "Where will you keep the car?",
  quote: "Where do you keep your car?",
};

const at = (line: string) => ({ ...homes.TX, line });

describe("the address step", () => {
  test.for(allSites)("is the first screen of $id in its own words, and continues", async (site, { visit }) => {
    const visitor = await visit({ site });
    await visitor.seesHeading(titles[site.id]);
    await visitor.isAt("auto/address");
    await answerAddress(visitor, homes.TX);
    await visitor.isAt("auto/driver");
  });

  test("a suggestion is picked with the keyboard alone", async ({ visit }) => {
    const visitor = await visit();
    await visitor.field("Home address").pressSequentially("123 Oak St, Austin");
    await visitor.widget.getByRole("option", { name: /Austin/ }).first().waitFor();
    await visitor.page.keyboard.press("ArrowDown");
    await visitor.page.keyboard.press("Enter");
    expect(await visitor.field("Home address").inputValue()).toMatch(/^123 .*, Austin, TX \d{5}$/);
    await visitor.page.keyboard.press("Enter");
    await visitor.isAt("auto/driver");
  });

  test("suggestions are announced with their count after a search, not before", async ({ visit }) => {
    const visitor = await visit();
    const status = visitor.widget.locator('[role="status"].vh');
    await status.first().evaluate((element) => {
      const heard = Object.assign(window, { heard: [] as string[] }).heard;
      new MutationObserver(() => heard.push(element.textContent ?? "")).observe(element, { childList: true, characterData: true, subtree: true });
    });
    await visitor.field("Home address").pressSequentially("123 Oak");
    await visitor.widget.getByRole("option").first().waitFor();
    for (let left = "123 Oak".length; left > 2; left -= 1) await visitor.page.keyboard.press("Backspace");
    await visitor.widget.getByRole("option").first().waitFor({ state: "detached" });
    const heard = await visitor.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard.some((said) => /^[1-9]\d* suggestions$/.test(said))).toBe(true);
    expect(heard).not.toContain("0 suggestions");
  });

  test("begins with separate fields if the partner's config says so, with search one press away", async ({ visit }) => {
    const visitor = await visit({
      prepare: (context) =>
        context.route("**/content.json", async (route) => {
          const answer = await answerTo(route);
          const content = (await answer.json()) as { config: object };
          await route.fulfill({ response: answer, json: { ...content, publishedAt: Date.now(), config: { ...content.config, startInManualMode: true } } });
        }),
    });
    await visitor.field("Street address").waitFor();
    await visitor.press("Search for my address");
    await visitor.field("Home address").waitFor();
  });

  test("shows each part of an address that the host page knows in its own field", async ({ visit }) => {
    const visitor = await visit();
    await visitor.widget.evaluate((element) => (element as unknown as { prefill(data: object): void }).prefill({ addressLine1: "412 Main St", city: "Austin" }));
    await visitor.field("Street address").waitFor();
    expect(await visitor.field("City").inputValue()).toBe("Austin");
  });

  test("what was typed into search is the street of the separate fields", async ({ visit }) => {
    const visitor = await visit();
    await visitor.fill("Home address", "12 No Records St");
    await visitor.press("Enter address manually");
    await expect.poll(() => visitor.field("Street address").inputValue()).toBe("12 No Records St");
    await visitor.fill("Street address", "14 No Records St");
    await visitor.press("Search for my address");
    await visitor.press("Enter address manually");
    await expect.poll(() => visitor.field("Street address").inputValue()).toBe("14 No Records St");
  });

  test("the other way to answer begins in its first field", async ({ visit }) => {
    const visitor = await visit({ width: "phone" });
    await visitor.press("Enter address manually");
    await visitor.focusIsOn(visitor.field("Street address"));
    await visitor.press("Search for my address");
    await visitor.focusIsOn(visitor.field("Home address"));
    await visitor.field("Home address").pressSequentially("12 No");
    await visitor.press("Don't see it? Enter it manually");
    await visitor.focusIsOn(visitor.field("Street address"));
  });

  test("a whole address that is pasted into the street, or was typed into search, fills every separate field", async ({ visit }) => {
    const visitor = await visit();
    const shown = () => Promise.all(["Street address", "Apartment or unit", "City", "State", "ZIP code"].map((part) => visitor.field(part).inputValue()));
    await visitor.fill("Home address", "123 Oak St, Austin, TX 78701");
    await visitor.page.keyboard.press("Escape");
    await visitor.press("Enter address manually");
    await expect.poll(shown).toEqual(["123 Oak St", "", "Austin", "TX", "78701"]);
    for (const part of ["City", "State", "ZIP code"]) await visitor.fill(part, "");
    await visitor.press(submit);
    await visitor.sees("Enter a city.");
    await visitor.fill("Street address", "");
    await visitor.field("Street address").focus();
    await visitor.page.keyboard.insertText("418 Alder St, Apt 2, Columbus, OH 43215, USA");
    await expect.poll(shown).toEqual(["418 Alder St", "Apt 2", "Columbus", "OH", "43215"]);
    expect(await visitor.widget.getByText("Enter a city.").count()).toBe(0);
    await visitor.fill("Street address", "");
    await visitor.field("Street address").pressSequentially("9 Elm Ct, Austin, TX 78701");
    await expect.poll(shown).toEqual(["9 Elm Ct, Austin, TX 78701", "Apt 2", "Columbus", "OH", "43215"]);
  });

  test("an address typed over a picked one leaves none of its parts in the separate fields", async ({ visit }) => {
    const visitor = await visit();
    await visitor.field("Home address").pressSequentially("123 Oak");
    await visitor.widget.getByRole("option").first().click();
    await expect.poll(() => visitor.field("Home address").inputValue()).toMatch(/, \w\w \d{5}$/);
    await visitor.fill("Home address", "77 Elm Court");
    await visitor.press("Enter address manually");
    await expect.poll(() => visitor.field("Street address").inputValue()).toBe("77 Elm Court");
    for (const part of ["City", "State", "ZIP code"]) expect(await visitor.field(part).inputValue()).toBe("");
  });

  test("an unknown state shows a visible error", async ({ visit }) => {
    const visitor = await visit();
    await visitor.press("Enter address manually");
    await visitor.field("State").pressSequentially("zz");
    await visitor.widget.locator("p:not(.vh)").filter({ hasText: "No state matches." }).waitFor();
  });

  test("a state's name stays as typed, and becomes its two letters when the field is left", async ({ visit }) => {
    const visitor = await visit();
    await visitor.press("Enter address manually");
    const state = visitor.field("State");
    for (const typed of ["Texas", "tx"]) {
      await state.fill("");
      await state.pressSequentially(typed);
      expect(await state.inputValue()).toBe(typed);
      await visitor.page.keyboard.press("Tab");
      await expect.poll(() => state.inputValue()).toBe("TX");
    }
  });

  test("a browser fills in street, city, state and ZIP code at once", async ({ visit }) => {
    const visitor = await visit({ wholeBrowser: true });
    const chromium = await visitor.page.context().newCDPSession(visitor.page);
    const known = { ADDRESS_HOME_LINE1: "123 Oak St", ADDRESS_HOME_CITY: "Austin", ADDRESS_HOME_STATE: "Texas", ADDRESS_HOME_ZIP: "78701", ADDRESS_HOME_COUNTRY: "US" };
    const fields = Object.entries(known).map(([name, value]) => ({ name, value }));
    await chromium.send("Autofill.enable");
    await chromium.send("Autofill.setAddresses", { addresses: [{ fields }] });
    await visitor.field("Home address").focus();
    const { result } = await chromium.send("Runtime.evaluate", { expression: 'document.querySelector("insurance-quote").shadowRoot.querySelector("#addressSearch")' });
    const { node } = await chromium.send("DOM.describeNode", { objectId: result.objectId! });
    await chromium.send("Autofill.trigger", { fieldId: node.backendNodeId, address: { fields } });
    await expect.poll(() => visitor.field("Home address").inputValue()).toBe("123 Oak St, Austin, TX 78701");
    await visitor.page.keyboard.press("Escape");
    await visitor.press(submit);
    await visitor.isAt("auto/driver");
  });

  test("a full address may be typed instead", async ({ visit }) => {
    const visitor = await visit();
    await visitor.fill("Home address", "123 Oak St, Austin, TX 78701, USA");
    await visitor.page.keyboard.press("Escape");
    await visitor.press(submit);
    await visitor.isAt("auto/driver");
  });

  test("a long list leaves the field that is being typed in view, in a low window", async ({ visit }) => {
    const visitor = await visit({ viewport: { width: 390, height: 664 } });
    const field = visitor.field("Home address");
    await field.pressSequentially("123 Oak");
    await expect.poll(() => visitor.widget.getByRole("option").count()).toBeGreaterThan(6);
    // The page's sticky header covers what lies under it.
    const isSeen = (input: Element): boolean => {
      const { left, top, height } = input.getBoundingClientRect();
      return [2, height - 2].every((down) => (input.getRootNode() as ShadowRoot).elementFromPoint(left + 9, top + down) === input);
    };
    await expect.poll(() => field.evaluate(isSeen)).toBe(true);
  });

  test("suggestions move nothing from under the pointer as they close", async ({ visit }) => {
    const visitor = await visit();
    await visitor.field("Home address").pressSequentially("123 Oak St, Austin");
    const option = visitor.widget.getByRole("option", { name: /Austin/ }).first();
    await option.waitFor();
    await visitor.settled();
    const below = visitor.widget.getByRole("heading", { name: "About our insurance agency" });
    await below.scrollIntoViewIfNeeded();
    const place = await below.boundingBox();
    await below.hover();
    await visitor.page.mouse.down();
    expect(await visitor.hasFocus(visitor.field("Home address"))).toBe(false);
    expect(await below.boundingBox()).toEqual(place);
    await visitor.page.mouse.up();
    await option.waitFor({ state: "detached" });
  });

  test("an error is shown beside its field, which takes the focus; nothing is erased", async ({ visit }) => {
    const visitor = await visit();
    await typeAddress(visitor, homes.TX);
    for (const [name, value, message] of [
      ["Street address", "", "Enter an address."],
      ["City", "", "Enter a city."],
      ["City", "Aust1n", "Cannot include numbers"],
      ["State", "", "Select a state"],
      ["ZIP code", "7870", "Enter a 5-digit ZIP Code."],
      ["ZIP code", "00000", "Enter a valid 5-digit ZIP Code"],
    ] as const) {
      const field = visitor.field(name).first();
      const right = await field.inputValue();
      await field.fill(value);
      await visitor.press(submit);
      await visitor.sees(message);
      await visitor.focusIsOn(field);
      const described = await field.evaluate((input) => {
        const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
        return ids.map((id) => (input.getRootNode() as ShadowRoot).getElementById(id)?.textContent ?? "").join(" ");
      });
      expect(described, name).toContain(message);
      expect(await field.getAttribute("aria-invalid"), name).toBe("true");
      expect(await field.inputValue(), name).toBe(value);
      await visitor.isAt("auto/address");
      await field.fill(right);
    }
    expect(await visitor.field("Street address").inputValue()).toBe(homes.TX.line);
  });

  test("several errors are summarized, and the summary links to each", async ({ visit }) => {
    const visitor = await visit();
    await visitor.press("Enter address manually");
    await visitor.field("City").waitFor();
    await visitor.press(submit);
    const summary = visitor.link(/City: Enter a city\./);
    await summary.click();
    await visitor.focusIsOn(visitor.field("City"));
    await visitor.isAt("auto/address");
  });

  test("a building with several homes asks for a unit", async ({ visit }) => {
    const visitor = await visit();
    await answerAddress(visitor, at("1 Many Doors Plaza"));
    await visitor.sees(/^This building has more than one unit/);
    await visitor.field("Apartment or unit").last().fill("12B");
    await visitor.press(submit);
    await visitor.isAt("auto/driver");
  });

  test("a building may have no units after all", async ({ visit }) => {
    const visitor = await visit();
    await answerAddress(visitor, at("1 Many Doors Plaza"));
    await visitor.press("I don't have a unit number");
    await visitor.isAt("auto/driver");
  });

  test("a correction is offered and can be accepted", async ({ visit }) => {
    const visitor = await visit();
    await answerAddress(visitor, at("12 Mapel Ave"));
    await visitor.sees(/Did you mean 12 Maple Ave/);
    await visitor.press("Yes, use this address");
    await visitor.isAt("auto/driver");
    await visitor.back();
    await visitor.isAt("auto/address");
    await expect.poll(() => visitor.field("Street address").inputValue()).toBe("12 Maple Ave");
  });

  test("a correction can be declined: an advisor takes over, or the visitor fixes the address", async ({ visit }) => {
    const visitor = await visit();
    await answerAddress(visitor, at("12 Mapel Ave"));
    await visitor.sees(/Did you mean 12 Maple Ave/);
    await visitor.press("No, keep my version");
    await visitor.dialog("Hmm, we can't find your address").waitFor();
    await visitor.press("Confirm my address");
    await visitor.dialog().waitFor({ state: "hidden" });
    await visitor.seesHeading("Hm, we can't find your address");
    expect(await visitor.field("Street address").inputValue()).toBe("12 Mapel Ave");
    await visitor.fill("Street address", "12 Maple Ave");
    await visitor.press(submit);
    await visitor.isAt("auto/driver");
  });

  test("a service outage loses nothing that was typed, and a retry continues", async ({ visit }) => {
    const visitor = await visit({ site: partnerSite });
    const { api } = visitor;
    visitor.journal.allow(cutLine);
    await api.die();
    await answerAddress(visitor, homes.TX);
    await visitor.alerts.getByText("We couldn't connect. Your answers are saved. Please try again.").waitFor();
    expect(await visitor.field("Street address").inputValue()).toBe(homes.TX.line);
    await visitor.isAt("auto/address");
    await visitor.alerts.getByRole("button", { name: "Try again" }).click();
    await visitor.alerts.getByText(/^We still can't connect\. Your answers are saved\. Please try again, or call \(800\)\s555/).waitFor();
    api.revive();
    await visitor.alerts.getByRole("button", { name: "Try again" }).click();
    await visitor.isAt("auto/driver");
    expect(api.countOf("POST /v1/applications/auto")).toBe(1);
  });

  test("a half-typed address survives a reload", async ({ visit }) => {
    const visitor = await visit({ site: quoteSite });
    await typeAddress(visitor, { ...homes.TX, zip: "78" });
    await visitor.reload();
    expect(await visitor.field("Street address").inputValue()).toBe(homes.TX.line);
    expect(await visitor.field("ZIP code").inputValue()).toBe("78");
  });
});

describe("addresses that need an advisor", () => {
  const notFound = "Hmm, we can't find your address";
  const notSupported = "We've got you covered!";

  test.for([
    ["a street that nobody knows", at("1 Nowhere Ln")],
    ["a right street with a wrong ZIP", { ...homes.TX, line: "12 Abbey Ln", zip: "10001" }],
  ] as const)("%s isn't found; the address bar names the case, and Back closes it", async ([, home], { visit }) => {
    const visitor = await visit();
    await answerAddress(visitor, home);
    await visitor.dialog(notFound).waitFor();
    await visitor.isAt("auto/address?modal=auto-complex-address-not-found");
    await visitor.back();
    await visitor.dialog().waitFor({ state: "hidden" });
    await visitor.isAt("auto/address");
    await visitor.seesHeading("Hm, we can't find your address");
    expect(await visitor.field("Street address").inputValue()).toBe(home.line);
  });

  test("a reload reopens the case, and Escape closes it", async ({ visit }) => {
    const visitor = await visit({ site: partnerSite });
    await answerAddress(visitor, at("1 Nowhere Ln"));
    await visitor.dialog(notFound).waitFor();
    await visitor.reload();
    await visitor.dialog(notFound).waitFor();
    await visitor.page.keyboard.press("Escape");
    await visitor.dialog().waitFor({ state: "hidden" });
    await visitor.isAt("auto/address");
  });

  test.for([
    ["Alaska", { line: "12 Oak St", city: "Anchorage", state: "AK", zip: "99501" }],
    ["Puerto Rico", { line: "12 Oak St", city: "San Juan", state: "PR", zip: "00901" }],
    ["the create call's own refusal", at("1 Unserved St")],
  ] as const)("%s isn't supported; the case's link leads to the partner's locations", async ([, home], { visit, origins }) => {
    const visitor = await visit();
    await answerAddress(visitor, home);
    await visitor.dialog(notSupported).waitFor();
    await visitor.isAt(/modal=auto-complex-code-not-supported$/);
    await visitor.press("View where we're currently located");
    await visitor.page.waitForURL(`${origins.external}/**`);
  });

  test("outside production the state filter can be switched off, and Alaska continues", async ({ visit, origins }) => {
    const visitor = await visit({ address: `${quoteSite.start(origins)}?toggleStateFilter` });
    await answerAddress(visitor, { line: "12 Oak St", city: "Anchorage", state: "AK", zip: "99501" });
    await visitor.isAt("auto/driver");
  });

  test("a failing create ends on the error screen, which has a phone number and one button", async ({ visit }) => {
    const visitor = await visit();
    visitor.journal.allow(/status of 500/);
    await answerAddress(visitor, at("1 Server Error St"));
    await visitor.isAt("error");
    await visitor.widget.getByRole("link", { name: /555-01\d\d/ }).first().waitFor();
    await visitor.back();
    await visitor.isAt("auto/address");
    expect(await visitor.field("Street address").inputValue()).toBe("1 Server Error St");
  });
});
