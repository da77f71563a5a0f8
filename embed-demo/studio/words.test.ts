import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { insuranceLines } from "../../src/business/lines";
import { partnerFlags } from "../../src/business/partnerFlags";
import { languages, translations } from "../../src/kernel/language";
import { say } from "../../src/kernel/phrase";
import { englishName } from "../../src/partner/publish/languageFiles";
import { exampleLines } from "../gallery/exampleLines";
import { recipes } from "../gallery/recipes";
import { checkFolder } from "../publish/checkFolder";
import { embedKinds } from "../publish/embedCode";
import { newFolder } from "../publish/newFolder";
import { readFolder } from "../publish/partnerFiles";
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

test.each(translations)("the studio says every fault of a spoiled folder in %s", async (language) => {
  const texts = JSON.parse(readFileSync(`${folder}/words.${language}.json`, "utf8")) as Readonly<Record<string, string>>;
  const begun = newFolder(await readFolder("embed-demo/content/default"), { id: "maple-trust", name: "Maple Trust" });
  const config = JSON.parse(String(begun.get("config.json"))) as Readonly<Record<string, unknown>>;
  const size = (value: unknown) => ({ $type: "dimension", $value: value });
  const spoiled = new Map([
    ...begun,
    ["config.json", JSON.stringify({ ...config, tollfreeNumber: "1", qq: 1, logo: { ...(config["logo"] as object), alt: "Lorem" }, partnerAppMode: "cobrand", cobrandName: "مرحبا", productIcons: { boat: { src: "logo.svg", width: 1, height: 1 } }, licensing: { agency: "M", npn: "0000000", licenses: [{ state: "ZZ", number: "1" }] } })],
    ["text.json", JSON.stringify({ "types.title": "<b>x</b>", "types.lede": "مرحبا", "types.more": "", "nothing.at.all": "x", "types.titel": "x" })],
    ["theme.json", JSON.stringify({ density: { control: size({ value: 200, unit: "px" }), option: size("x"), boat: size({ value: 1, unit: "px" }) }, field: { radius: { $type: "string", $value: "round" } }, font: { heading: { $type: "fontFamily", $value: ["Nobody Sans", "serif"] } }, boat: {} })],
    ["logo.svg", '<svg xmlns="http://www.w3.org/2000/svg" onload="x"><script/></svg>'],
    ["stray.svg", "<svg/>"],
  ]);
  const catalogue = { types: { title: "What would you like to protect?", lede: "Choose", more: "More" } };
  const shared = { baseText: {}, cobrandText: {}, catalogue };
  const faults = ["maple-trust", "Maple"].flatMap((id) => [...checkFolder(id, spoiled, shared, 1).faults, ...checkFolder(id, new Map([...spoiled, ["theme.json", "{"], ["text.json", "[]"]]), shared, 1).faults]);
  const say = speaker(texts);
  expect([...new Set(faults.map(({ text }) => text))].filter((text) => say(text) === text)).toEqual([]);
});

test("a sentence with values is said by its template, and one without a text stays English", () => {
  const say = speaker({ "has {0} kB": "tiene {0} kB", Page: "Página", "on {0}": "sobre {0}", "{language}: {text}": "{language}: {text}" });
  expect([say("has 300 kB"), say("on Page"), say("is new: take it"), say("{count} of {all}", { count: 1, all: 2 })]).toEqual(["tiene 300 kB", "sobre Página", "is new: take it", "1 of 2"]);
});
