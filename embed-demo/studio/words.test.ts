import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { insuranceLines } from "../../src/business/lines";
import { partnerFlags } from "../../src/business/partnerFlags";
import { languages, translations } from "../../src/kernel/language";
import { say } from "../../src/kernel/phrase";
import { englishName } from "../../src/partner/publish/languageFiles";
import { exampleLines } from "../gallery/exampleLines";
import { recipes } from "../gallery/recipes";
import { embedKinds } from "../publish/embedCode";
import { companyFields } from "./companyFields";
import { deviceFonts } from "./fonts";
import { letters } from "./letterPages";
import { flagLabel } from "./flagLabel";
import { paints } from "./paints";
import { picturePlaces } from "./picturePlaces";
import { speaker } from "./speaker";

const folder = "embed-demo/studio";
const sources = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes(".test.")).map((name) => readFileSync(`${folder}/${name}`, "utf8"));

/** The texts in calls of `say`, also those of its two branches. */
const inCode = sources.flatMap((source) =>
  [...source.matchAll(/\bsay\(((?:[^()"`]|"(?:[^"\\]|\\.)*")*?)[,)]/g)].flatMap(([, given = ""]) => [...given.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => JSON.parse(`"${text}"`) as string)),
);
const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;
const baseTheme = JSON.parse(readFileSync("embed-demo/content/base/theme.json", "utf8")) as Readonly<Record<string, Readonly<Record<string, { $type: string; $description: string }>>>>;
const descriptions = Object.entries(baseTheme).flatMap(([group, tokens]) => (group.startsWith("$") ? [] : Object.values(tokens).flatMap(({ $type, $description }) => ($type === "color" ? [] : [$description]))));

/** Titles that the widget itself says, in every language. */
const titled = new Set((await exampleLines()).flatMap(({ line }) => [...line.flow.groups.flatMap(({ steps }) => steps), ...(line.flow.detachedSteps ?? []), ...line.cases].map(({ title }) => say(title))));
const screens = await recipes();

const needed = [
  ...screens.flatMap(({ group }) => group.split(": ")),
  ...screens.map(({ title }) => title).filter((title) => !titled.has(title)),
  ...inCode,
  ...Object.values(paints),
  ...companyFields.map(([, label]) => label),
  ...picturePlaces.map(([, label, line]) => line ?? label),
  ...insuranceLines.flatMap(({ wire, label }) => (wire === "OTHER" ? [] : [capital(label)])),
  ...partnerFlags.map(flagLabel),
  ...deviceFonts.map(({ label }) => label),
  ...Object.values(letters),
  ...languages.map(englishName),
  ...embedKinds,
  ...descriptions,
].filter((text) => /\p{L}{3}/u.test(text));

test.each(translations)("the studio says everything in %s", (language) => {
  const texts = JSON.parse(readFileSync(`${folder}/words.${language}.json`, "utf8")) as Readonly<Record<string, string>>;
  expect([...new Set(needed)].filter((text) => !(text in texts))).toEqual([]);
  const holes = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();
  expect(Object.entries(texts).filter(([english, said]) => holes(english).join() !== holes(said).join())).toEqual([]);
});

test("a sentence with values is said by its template, and one without a text stays English", () => {
  const say = speaker({ "has {0} kB": "tiene {0} kB", Page: "Página", "on {0}": "sobre {0}", "{language}: {text}": "{language}: {text}" });
  expect([say("has 300 kB"), say("on Page"), say("is new: take it"), say("{count} of {all}", { count: 1, all: 2 })]).toEqual(["tiene 300 kB", "sobre Página", "is new: take it", "1 of 2"]);
});
