import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { isPartial, languages, sourceLanguage, type Language } from "../../src/kernel/language";
import { textsByKey } from "../../src/kernel/phrase";
import { bundledConfig } from "../../src/partner/bundledConfig";
import { translationOf } from "../../src/build/catalogue.mjs";
import { phrasesOfWidget, textsOfPartners, type ShownText } from "./shownTexts";

/** The texts of every consent by version and complete language. A changed text needs a new version here. */
const versions: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  "2026-11": { en: "2ccab7f135d25556", es: "1720c43ceac83adb" },
  "2026-11-23": { en: "55a7249aa2c7ad23", es: "57b16893e7729443" },
  "2026-11-24": { en: "a17928d117f86498", es: "26fd9baef95696ee" },
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

const isConsent = ({ at }: ShownText): boolean => /(?:^|, )consent\./.test(at);
const textsIn = (language: Language): readonly ShownText[] =>
  language === sourceLanguage ? phrasesOfWidget() : Object.entries(textsByKey(translationOf(language))).map(([at, text]) => ({ at, text }));

test.each(languages.filter((language) => !isPartial(language)))("a receipt names the version of the %s texts that were agreed to: a changed consent needs a new consentVersion", (language) => {
  const consents = [...textsIn(language), ...textsOfPartners(language)].filter(isConsent);
  expect(consents.length).toBeGreaterThan(5);
  const texts = consents.map(({ at, text }) => `${at}: ${text}`).sort().join("\n");
  expect(createHash("sha256").update(texts).digest("hex").slice(0, 16), `the consents as of ${current}`).toBe(versions[current]?.[language]);
});

test.each<readonly [string, string]>([["the bundled config", bundledConfig.consentVersion], ...configured])("%s has the version of the texts that are shown", (_where, version) => {
  expect(version).toBe(current);
});

test.each(languages.filter((language) => !isPartial(language)))("in %s an error names each box of the signature as the box does", (language) => {
  const texts = textsIn(language);
  const said = (key: string): string => texts.find(({ at }) => at.endsWith(key))?.text ?? "";
  for (const [box, label] of [["records", "recordsConsent"], ["signature", "signature"]] as const) {
    expect(said(`consent.purchase.${box}`)).toMatch(new RegExp(`^${said(`field.${label}`)}\\. `));
  }
});
