import { expect, test } from "vitest";
import type { Catalogue } from "../../src/kernel/phrase";
import { checkFolder, type Shared } from "./checkFolder";
import { sayFault } from "./fault";
import { jsonText, type Folder } from "./folder";
import { newFolder } from "./newFolder";
import { readFolder } from "./partnerFiles";
import { withSchemas } from "./schemaLines";

const catalogue: Catalogue = { quotes: { more: "Show {count} more", none: "No quotes" } };
const shared: Shared = { baseText: {}, cobrandText: {}, catalogue };
const brands = ["default", "auvane", "prairie-lantern"];
const begun = new Map<string, Folder>();
for (const brand of brands) begun.set(brand, newFolder(await readFolder(`embed-demo/content/${brand}`), { id: "maple-trust", name: "Maple & Trust" }));

const told = (folder: Folder): readonly string[] => checkFolder("maple-trust", folder, shared, 1).faults.map((fault) => `${fault.stops ? "stops: " : ""}${sayFault(fault)}`);
const json = (folder: Folder, file: string) => JSON.parse(String(folder.get(file))) as Record<string, unknown>;
/** The faults found in addition to those of every new folder. */
const more = (files: Readonly<Record<string, string | null>>): readonly string[] => {
  const folder = begun.get("default")!;
  const before = told(folder);
  const changed = new Map([...folder, ...Object.entries(files)]);
  return told(new Map([...changed].filter((entry): entry is [string, string] => entry[1] !== null))).filter((line) => !before.includes(line));
};
const config = (members: object): Record<string, string> => ({ "config.json": jsonText({ ...json(begun.get("default")!, "config.json"), ...members }) });
/** A partner that only offers English, so that no translation is missing. */
const text = (members: object): Record<string, string> => ({ ...config({ languages: ["en"] }), "text.json": jsonText(members) });
/** An SVG of the given size in bytes. */
const drawing = (bytes: number): string => `<svg>${"x".repeat(bytes - 11)}</svg>`;
const gray = (share: number) => ({ $type: "color", $value: { colorSpace: "srgb", components: [share, share, share] } });

test.each(brands)("a new folder from %s can be published, and reports what the partner has to fill in", (brand) => {
  const { content, faults } = checkFolder("maple-trust", begun.get(brand)!, shared, 1);
  expect(content?.config).toMatchObject({ id: "maple-trust", name: "Maple & Trust", publishableKey: "pk_maple_trust_demo", partnerAppMode: "standard" });
  expect(faults.map(({ place }) => place)).toEqual(["privacyUrl", "termsUrl", "locationsUrl", "hostedUrl", "tollFreeNumber", "licensing.npn", "licensing.licenses"]);
});

test.each(brands)("%s has nothing illegible in its dark scheme", async (brand) => {
  const { faults } = checkFolder(brand, await readFolder(`embed-demo/content/${brand}`), shared, 1);
  expect(faults.filter(({ place }) => place === "logo")).toEqual([]);
});

test.each(brands)("a new folder from %s contains no data of the partner it is made from", async (brand) => {
  const { name, tollFreeNumber, agentId, licensing } = json(await readFolder(`embed-demo/content/${brand}`), "config.json");
  const all = [...begun.get(brand)!].filter(([path]) => !path.startsWith("hero")).map(([, file]) => String(file)).join();
  for (const foreign of [name, tollFreeNumber, agentId, (licensing as { npn: string }).npn, "{{"]) expect(all).not.toContain(foreign);
});

test("the lines by which an editor finds the schemas change nothing", () => {
  const folder = begun.get("auvane")!;
  const lined = withSchemas(folder, "https://widget.example/dist/schemas/");
  for (const file of ["config.json", "text.json", "theme.json"]) expect(json(lined, file)["$schema"], file).toMatch(/^https:\/\/widget\.example\/dist\/schemas\/(config|text|theme)\.schema\.json$/);
  expect(told(lined)).toEqual(told(folder));
  expect(checkFolder("maple-trust", lined, shared, 1).content).toEqual(checkFolder("maple-trust", folder, shared, 1).content);
});

test.each([
  ["a key with a slip in it", config({ tollfreeNumber: "1" }), ["config.json, tollfreeNumber: unknown, left out; did you mean tollFreeNumber?"]],
  ["a number in another form", config({ tollFreeNumber: "800-555-0142" }), ["stops: config.json, tollFreeNumber: write it as (800) 555-0142"]],
  ["a link without encryption", config({ termsUrl: "http://maple.com/terms" }), ["config.json, termsUrl: browsers warn about it: write https://"]],
  ["a link that is a script", config({ termsUrl: "javascript:alert(1)" }), ["stops: config.json, termsUrl: write an address that begins with https://"]],
  ["a name that turns its sentences around", config({ name: "Maple \u202eTrust" }), ["config.json, name: runs from right to left in sentences that run from left to right: their signs and numbers would change places"]],
  ["a picture that isn't there", { "logo.svg": null }, ["stops: config.json, logo: names the picture logo.svg, which isn't in the folder"]],
  ["a picture that weighs too much", { "logo.svg": drawing(200_500) }, ["stops: config.json, logo: logo.svg has 201 kB: make it less than 200 kB"]],
  ["a drawing with a script and a handler", { "logo.svg": '<svg onload="alert(1)"><script>alert(2)</script></svg>' }, ["stops: config.json, logo: logo.svg has the handler onload: take it out", "stops: config.json, logo: logo.svg has a script: take it out"]],
  ["a dark twin that fetches something", { "logo-dark.svg": '<svg><image href="https://elsewhere.example/a.png"/></svg>' }, ["stops: config.json, logo: logo-dark.svg links to https://elsewhere.example/a.png: take it out"]],
  ["a logo for the light header alone", { ...config({ logo: { src: "logo.svg", width: 100, height: 36 } }), "logo-dark.svg": null }, ["config.json, logo: is shown on another header color in the dark scheme: add a picture for dark"]],
  ["a logo for the light header alone, where there is no dark scheme", { ...config({ logo: { src: "logo.svg", width: 100, height: 36 } }), "logo-dark.svg": null, "theme-dark.json": null }, []],
  ["a picture that just weighs little enough", { "logo.svg": drawing(200_000) }, []],
  ["a mistyped phrase", text({ "quotes.moar": "More" }), ["text.json, quotes.moar: no screen says it; did you mean quotes.more?"]],
  ["a place that nothing fills in", text({ "quotes.more": "{number} more" }), ["text.json, quotes.more: {number} isn't filled in there; there is {count}"]],
  ["an empty text", text({ "quotes.none": " " }), ["text.json, quotes.none: is empty: write a text, or remove it to show the widget's own"]],
  ["a text that just fits", text({ "quotes.none": "x".repeat(48) }), []],
  ["a text that is too long", text({ "quotes.none": "x".repeat(49) }), ["text.json, quotes.none: has 49 characters, and there is room for 48: say it shorter"]],
  ["a text without its Spanish", { ...text({ "quotes.none": "None" }), ...config({ languages: ["en", "es"] }) }, ["text.es.json, quotes.none: missing, Spanish visitors read the widget's own text"]],
  ["a Spanish text that is too long", { ...text({}), "text.es.json": jsonText({ "quotes.none": "x".repeat(49) }) }, ["text.es.json, quotes.none: has 49 characters, and there is room for 48: say it shorter"]],
  ["markup", text({ "quotes.none": "<b>No</b>" }), ["text.json, quotes.none: not plain text, left out"]],
  ["a token that no screen reads", { "theme.json": jsonText({ radius: { cards: {} } }) }, ["stops: theme.json, radius.cards: no screen reads it; take it out, or write one of card, action, chip, tile, dialog"]],
  ["a color that can't be read", { "theme.json": jsonText({ color: { "on-footer": gray(0.9) } }) }, [expect.stringMatching(/^theme\.json, color\.on-footer: on footer it has a contrast of 1\.\d+, and needs 4\.5$/)]],
  ["a font that nobody has", { "theme.json": jsonText({ font: { body: { $type: "fontFamily", $value: ["Cedar Sans", "Arial"] } } }) }, ["theme.json, font.body: nobody has Cedar Sans: visitors read Arial; add its WOFF2 file, or pick another font"]],
  ["a corner below zero", { "theme.json": jsonText({ radius: { card: { $type: "dimension", $value: { value: -5, unit: "px" } } } }) }, ["theme.json, radius.card: corners of cards are -5 px, out of proportion: write 0 to 999"]],
  ["corners of a field that no browser reads", { "theme.json": jsonText({ field: { radius: { $type: "string", $value: "4px round" }, "edge-width": { $type: "string", $value: "0 0 2px" } } }) }, ["theme.json, field.radius: isn't a length, and browsers leave it out: write one to four, such as 4px 4px 0 0"]],
  ["a size out of proportion", { "theme.json": jsonText({ density: { control: { $type: "dimension", $value: { value: 120, unit: "px" } } } }) }, ["theme.json, density.control: fields and buttons are 120 px, out of proportion: write 44 to 72"]],
  ["a text from right to left", text({ "quotes.none": "אין הצעות" }), ["text.json, quotes.none: runs from right to left in a screen that runs from left to right: its signs and numbers would change places"]],
  ["a license of an unknown state", config({ licensing: { agency: "Maple", npn: "0155577", licenses: [{ state: "XX", number: "1" }] } }), ["config.json, licensing.licenses: XX is no state: write a state's two letters"]],
  ["a logo whose words aren't the partner's", config({ logo: { src: "logo.svg", width: 9, height: 9, dark: "logo-dark.svg", alt: "A tree" } }), ["config.json, logo.alt: a screen reader says “A tree” for your logo, and your name isn't in it"]],
  ["a file that is missing", { "text.json": null }, ["stops: text.json: is missing"]],
  ["a file that isn't JSON", { "theme.json": "{" }, [expect.stringMatching(/^stops: theme\.json: isn't JSON: /)]],
])("reports %s with its place and the fix", (_what, files: Readonly<Record<string, string | null>>, lines) => {
  expect(more(files)).toEqual(lines);
});

test.each([
  ["a number in another form", { tollFreeNumber: "" }, ["tollFreeNumber"]],
  ["a link that is none", { termsUrl: "maple.com" }, ["termsUrl"]],
  ["a license of no state", { licensing: { agency: "Maple", npn: "0000000", licenses: [{ state: "Ohio", number: "1" }] } }, ["licensing.licenses"]],
  ["a member that is missing", { hostedUrl: undefined }, ["hostedUrl"]],
])("%s stops the publishing and doesn't hide the other faults", (_what, members, own) => {
  const plain = checkFolder("maple-trust", begun.get("default")!, shared, 1).faults;
  const found = checkFolder("maple-trust", new Map([...begun.get("default")!, ...Object.entries(config(members))]), shared, 1);
  expect(found.content).toBeNull();
  expect(found.faults.filter(({ stops }) => stops)).toHaveLength(1);
  expect(found.faults.filter(({ stops }) => !stops)).toEqual(plain.filter(({ place }) => !own.includes(place)));
});

test("reports missing Spanish texts next to a fault of the config", () => {
  const files = { ...text({ "quotes.none": "None" }), ...config({ tollFreeNumber: "" }) };
  expect(more(files)).toContain("text.es.json, quotes.none: missing, Spanish visitors read the widget's own text");
});

test("reports the faults of all files at once", () => {
  const files = { ...text({ "a.b": "" }), ...config({ npn: 1, tollFreeNumber: "" }), "theme.json": jsonText({ color: { "on-footer": gray(0.9), text: {} } }) };
  expect(more(files).map((line) => line.split(": ").find((part) => part.includes(".json")))).toEqual(
    expect.arrayContaining(["config.json, tollFreeNumber", "text.json, a.b", "theme.json, color.text", "theme.json, color.on-footer"]),
  );
});
