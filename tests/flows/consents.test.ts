import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { bundledConfig } from "../../src/partner/bundledConfig";
import { phrasesOfWidget, textsOfPartners } from "./shownTexts";

/** What the texts of every consent were when a version was given to them. A change of a text needs a version of its own here. */
const versions: Readonly<Record<string, string>> = {
  "2026-11": "2ccab7f135d25556",
};
const current = Object.keys(versions).at(-1)!;

const partners = readdirSync("embed-demo/content", { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const configured = partners.flatMap((partner) => {
  const path = `embed-demo/content/${partner}/config.json`;
  try {
    return [[path, (JSON.parse(readFileSync(path, "utf8")) as { consentVersion: string }).consentVersion] as const];
  } catch {
    return [];
  }
});

const consents = [...phrasesOfWidget(), ...textsOfPartners()].filter(({ at }) => /(?:^|, )consent\./.test(at));

test("a receipt names the version of the texts that were agreed to: a changed consent needs a new consentVersion", () => {
  expect(consents.length).toBeGreaterThan(5);
  const texts = consents.map(({ at, text }) => `${at}: ${text}`).sort().join("\n");
  expect(createHash("sha256").update(texts).digest("hex").slice(0, 16), `the consents as of ${current}`).toBe(versions[current]);
});

test.each<readonly [string, string]>([["the bundled config", bundledConfig.consentVersion], ...configured])("%s has the version of the texts that are shown", (_where, version) => {
  expect(version).toBe(current);
});
