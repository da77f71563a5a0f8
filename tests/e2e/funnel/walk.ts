import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { Locator } from "playwright";
import type { LineSlug } from "../../../src/business/lines";
import { partnerFlags, type PartnerFlag } from "../../../src/business/partnerFlags";
import { examplesOf, journeyOf, lineOf, walk, written } from "../../flows/lines";
import type { Site } from "../../harness/sites";
import type { Visitor } from "../../harness/visitor";

type Values = Readonly<Record<string, unknown>>;

/** Answers a screen, and checks later that the answer is still there. */
export interface Answered {
  answer(visitor: Visitor): Promise<void>;
  kept(visitor: Visitor): Promise<void>;
}

/** One screen of the funnel. */
export interface Screen extends Answered {
  readonly route: string;
  readonly step: string;
  /** Answers to the screen's fields, by name. */
  readonly told: Values;
}

/** The state, the site and the answers of a walk. */
interface Setting {
  readonly state: string;
  readonly site: Site;
  /** Answers by field name in place of the line's least. */
  readonly values?: Values;
}

/** Returns the flags that a site's partner has switched on. */
function flagsOf({ partner }: Site): readonly PartnerFlag[] {
  const { flags } = JSON.parse(readFileSync(`embed-demo/content/${partner}/config.json`, "utf8")) as { flags: Readonly<Partial<Record<PartnerFlag, boolean>>> };
  return partnerFlags.filter((flag) => flags[flag]);
}

const controlsOf = (visitor: Visitor, name: string): Locator => visitor.widget.locator(`:is(input, select, textarea)[name="${name}"]`);
const plain = (text: string): string => text.replace(/[^\dA-Za-z]/g, "");
const isOption = (control: Locator): Promise<boolean> => control.evaluate((element) => /^(?:radio|checkbox)$/.test((element as HTMLInputElement).type));
const isSelect = (control: Locator): Promise<boolean> => control.evaluate((element) => element.tagName === "SELECT");

async function fillIn(visitor: Visitor, name: string, value: unknown): Promise<void> {
  const control = controlsOf(visitor, name).first();
  if (await isOption(control)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === "boolean") await control.setChecked(one);
      else await visitor.widget.locator(`input[name="${name}"][value="${String(one)}"]`).check();
    }
  } else if (await isSelect(control)) await control.selectOption(String(value));
  else await control.fill(String(value));
}

async function holds(visitor: Visitor, name: string, value: unknown): Promise<void> {
  const control = controlsOf(visitor, name).first();
  await control.waitFor();
  if (!(await isOption(control))) await expect.poll(() => control.inputValue().then(plain), { message: name }).toBe(plain(String(value)));
  else if (typeof value !== "boolean") {
    for (const one of Array.isArray(value) ? value : [value]) {
      await expect.poll(() => visitor.widget.locator(`input[name="${name}"][value="${String(one)}"]`).isChecked(), { message: name }).toBe(true);
    }
  }
}

/** Returns the names of the given answers that the screen asks for: some are on record, or asked in certain states only. */
async function askedOn(visitor: Visitor, values: Values): Promise<readonly string[]> {
  const told = Object.keys(values);
  if (told.length > 0) await visitor.widget.locator(told.map((name) => `[name="${name}"]`).join()).or(visitor.widget.locator("[type=submit]")).first().waitFor();
  const counts = await Promise.all(told.map((name) => controlsOf(visitor, name).count()));
  return told.filter((_name, index) => counts[index]);
}

/** A screen that is a plain form: fills in each field by its name, and submits. */
const form = (values: Values): Answered => ({
  answer: async (visitor) => {
    for (const name of await askedOn(visitor, values)) await fillIn(visitor, name, values[name]);
    await visitor.widget.locator("button[type=submit]").first().click();
  },
  kept: async (visitor) => {
    for (const name of await askedOn(visitor, values)) await holds(visitor, name, values[name]);
  },
});

/**
 * Returns every screen of a line in a setting, in the order of its flow, answered as the line's examples do. `special`
 * answers screens that are more than a form, by step.
 */
export function screensOf(slug: LineSlug, { state, site, values }: Setting, special: Readonly<Record<string, Partial<Answered>>>): readonly Screen[] {
  const line = lineOf(slug);
  const answers = { ...examplesOf(slug).minimal(state), ...values };
  const journey = journeyOf(line, { state, flags: flagsOf(site), values: answers });
  return walk(journey).flatMap((position) => {
    const step = journey.find(position.step)!;
    if (step.transient || step.terminal) return [];
    const told = Object.fromEntries(step.fields.flatMap(({ name }) => (name in answers ? [[name, answers[name]]] : [])));
    return [{ route: `${slug}/${written(position)}`, step: step.id, told, ...form(told), ...special[step.id] }];
  });
}
