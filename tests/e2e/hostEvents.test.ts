import { describe, expect } from "vitest";
import { lineSlugs } from "../../src/business/lines";
import { eventTypes } from "../../src/build/eventTypes.mjs";
import { hearEvents, type Heard } from "../harness/hearEvents";
import { hostPage, widgetTag } from "../harness/hostPage";
import { watchPersonalData, type PersonalDataWatch } from "../harness/watchPersonalData";
import { partnerSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { expectedOf } from "../lines/expectedOf";
import { answerAddress } from "./funnel/address";
import { screensIn } from "./funnel/auto";
import { answerPerson, answerState, askForPrices } from "./funnel/life";
import { finish, walkToQuotes } from "./funnel/motorcycle";
import { morgan } from "./funnel/people";
import { answerInfo, toQuotes } from "./funnel/pet";
import { fillPerson, finishProperty, inFlorida, propertySlugs, walkProperty } from "./funnel/property";
import type { PropertyLine } from "./funnel/property";
import { selectFirst } from "./funnel/quotes";

interface Walk {
  /** The line's card in the type selection. */
  readonly card: string | RegExp;
  readonly go: (visitor: Visitor) => Promise<unknown>;
  /** Expected events besides the screens, by name and distinguishing detail, each as often as it is sent. */
  readonly told: readonly string[];
  readonly line: string;
}

/** The members of each event's detail, as the manifest has them. */
const details = eventTypes();
const lead = "iq-lead created";
const prices = ["iq-quotes asked", "iq-quotes complete", "iq-select"];
/** Ignored events: further updates of the same lead, and partial prices, which don't occur if all arrive at once. */
const several = ["iq-lead updated", "iq-quotes partial"];
const quoted = [lead, ...prices, "iq-complete finalize"];

const property = (line: PropertyLine): Walk => ({
  card: expectedOf[line].card,
  line,
  told: quoted,
  async go(visitor) {
    await walkProperty(visitor, { line });
    await finishProperty(visitor, line);
  },
});

async function toContact(visitor: Visitor): Promise<void> {
  await visitor.choose("I'll call you", "How should we contact you?");
  await visitor.fill("First name", morgan.firstName);
  await visitor.fill("Last name", morgan.lastName);
  await visitor.fill("Email", morgan.email);
  await visitor.press("Send my request");
}

/** The events that a host gets for every line, from its choice inside the widget to its end. */
const walks: Readonly<Record<string, Walk>> = {
  auto: {
    card: /^Auto/,
    line: "auto",
    told: quoted,
    async go(visitor) {
      for (const { route, answer } of screensIn("TX")) {
        await visitor.isAt(route);
        await answer(visitor);
      }
    },
  },
  motorcycle: {
    card: "Motorcycle",
    line: "motorcycle",
    told: quoted,
    async go(visitor) {
      await walkToQuotes(visitor, "desktop");
      await finish(visitor);
    },
  },
  ...Object.fromEntries(propertySlugs.map((line) => [line, property(line)])),
  "life, by phone": {
    card: "Life",
    line: "life",
    told: quoted,
    async go(visitor) {
      await answerState(visitor);
      await answerPerson(visitor);
      await askForPrices(visitor);
      await selectFirst(visitor);
      await visitor.isAt("life/finalize/phone");
      await visitor.page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
      await visitor.widget.getByRole("main").or(visitor.widget).getByRole("link", { name: /^Call \(800\)/ }).last().click();
    },
  },
  "pet, to the pet partner": {
    card: "Pet",
    line: "pet",
    told: [lead, ...prices, "iq-complete hand-off", "iq-navigate pet-partner"],
    async go(visitor) {
      await answerInfo(visitor);
      await toQuotes(visitor);
      await selectFirst(visitor);
      await visitor.isAt("pet/transition");
      await visitor.press("Continue");
    },
  },
  "Florida's home, to its quoting site": {
    card: "Homeowners",
    line: "homeowners",
    told: [lead, "iq-complete hand-off", "iq-navigate hand-off"],
    async go(visitor) {
      await answerAddress(visitor, inFlorida);
      await visitor.isAt("homeowners/personal-info-florida");
      await fillPerson(visitor);
      await visitor.fill("Phone", "(813) 555-0138");
      await visitor.press("Continue to Florida quotes");
    },
  },
  other: { card: "Something else", line: "other", told: [lead, "iq-complete finalize"], go: toContact },
};

describe("a host gets a line's events from its choice to its end", () => {
  test.for(Object.entries(walks))("%s", async ([, { card, go, told, line }], { open, origins }) => {
    const heard: Heard[] = [];
    const watched: { by?: PersonalDataWatch } = {};
    const visitor = await open({
      site: { ...partnerSite, partner: "default" },
      address: `${origins.sites}/somebody/`,
      prepare: async (context, page) => {
        await hostPage(context, origins, widgetTag(origins, `partner="default" line="${lineSlugs.join()}"`));
        await hearEvents(page, heard, { keepsPage: true });
        watched.by = await watchPersonalData(context, origins, heard);
      },
    });
    await visitor.arrive();
    await visitor.link(card).click();
    await go(visitor);

    const apart = ({ change, state, kind }: Readonly<Record<string, unknown>>): unknown => change ?? state ?? kind ?? "";
    const events = () => {
      const named = heard.filter(({ name }) => name !== "iq-step").map(({ name, detail }) => `${name} ${String(apart(detail))}`.trim());
      return named.filter((event) => !several.includes(event));
    };
    await expect.poll(events, { timeout: 60_000 }).toEqual(["iq-ready", ...told]);
    for (const { name, detail } of heard) if ("line" in detail && name !== "iq-step") expect(detail.line, name).toBe(line);
    for (const { name, detail } of heard) {
      const members = details[name]?.filter((member) => !member.isOptional || member.name in detail).map((member) => member.name);
      expect(Object.keys(detail).sort(), name).toEqual(members?.sort());
    }
    await watched.by?.findsNone();
    const steps = heard.filter(({ name }) => name === "iq-step").map(({ detail }) => String(detail.route));
    expect(steps.filter((route, index) => route === steps[index - 1])).toEqual([]);
    expect(steps[0]).toBe("");
    expect(heard.filter(({ name, detail }) => name === "iq-step" && detail.direction === null)).toHaveLength(1);
    const created = heard.find(({ detail }) => detail.change === "created")?.detail.leadId;
    const ended = heard.find(({ name }) => name === "iq-complete")?.detail;
    expect([ended?.leadId, ended?.reference]).toEqual([created, String(created).slice(0, 8).toUpperCase()]);
  });
});

test("a host is told which fields a step's own validation refused, and nothing of what was typed", async ({ open, origins }) => {
  const heard: Heard[] = [];
  const visitor = await open({
    site: { ...partnerSite, partner: "default" },
    address: `${origins.sites}/somebody/`,
    prepare: async (context, page) => {
      await hostPage(context, origins, widgetTag(origins, `partner="default" line="pet"`));
      await hearEvents(page, heard);
    },
  });
  await visitor.arrive();
  await visitor.isAt("pet/info");
  await visitor.fill("Email", "morgan.avery");
  await visitor.press("See my quotes!");
  const told = () => heard.filter(({ name }) => name === "iq-validation").map(({ detail }) => detail);
  await expect.poll(told).toEqual([{ line: "pet", step: "info", fields: expect.arrayContaining(["email"]) as unknown }]);
  expect(JSON.stringify(told())).not.toContain("morgan");
});

test.for([true, false])("a host is told of a step once its screen is there, so that its scripts hold up none (frames: %s)", async (hasFrames, { open, origins }) => {
  const visitor = await open({
    site: { ...partnerSite, partner: "default" },
    address: `${origins.sites}/somebody/`,
    prepare: (context) => hostPage(context, origins, widgetTag(origins, 'partner="default" line="life"')),
  });
  await visitor.arrive();
  await visitor.seesHeading("Which state do you live in?");
  await visitor.page.evaluate((frames) => {
    // A hidden tab paints nothing.
    if (!frames) window.requestAnimationFrame = () => 0;
    const told: unknown[] = [];
    Reflect.set(window, "told", told);
    document.addEventListener("iq-step", ({ target, detail }) => {
      told.push([detail.step, (target as Element).shadowRoot?.querySelector("h1")?.textContent]);
    });
  }, hasFrames);
  await answerState(visitor);
  await expect.poll(() => visitor.page.evaluate(() => Reflect.get(window, "told") as unknown)).toEqual([["personal-info", "Who is the policy for?"]]);
});
