import { describe, expect, it } from "vitest";
import { coveragesIn } from "../../embed-demo/service/lines/coveragesIn";
import { eitherOf } from "../../embed-demo/service/coverages/eitherOf";
import { messagesOf } from "../../embed-demo/carriers/messages";
import { bodyStyleOf } from "../../embed-demo/service/reference/bodyStyles";
import { vinPack } from "../../embed-demo/service/reference/vinPack";
import { optOut } from "../../src/business/coverages";
import { insuranceLines } from "../../src/business/lines";
import { usStates } from "../../src/business/stateNames";
import { fill, say, textsByKey, worded, type Catalogue } from "../../src/kernel/phrase";
import { slotText, zoneName } from "../../src/stages/finalize/times";
import { localeOf } from "../../src/kernel/language";
import { catalogueOfSources, joined, translationOf } from "../../src/build/catalogue.mjs";
import { foreign, glossary } from "./glossary";

const catalogue: Catalogue = translationOf("es");
const spanish = new Map(Object.entries(textsByKey(catalogue)));
const source = catalogueOfSources();
const english = new Map(Object.entries(textsByKey(source)));
/** Returns one key per phrase, whatever plural forms it has. */
const keysOf = (texts: Catalogue): readonly string[] => Object.entries(texts).flatMap(([prefix, names]) => Object.keys(names).map((name) => `${prefix}.${name}`));
const both = [...english].flatMap(([key, text]) => {
  const said = spanish.get(key);
  return said === undefined ? [] : [{ key, text, said }];
});
const values = (text: string): readonly string[] => [...(text.match(/\{\w+\}/g) ?? [])].sort();

/** Words that both languages share, or that an American policy uses. */
const borrowed = /"bodily injury" |\bMM\/DD\/AAAA|\bSUV\b|\bEE\. UU\./g;

/** Texts in which a glossary's term means something else, with the reason. */
const otherwise: Readonly<Record<string, string>> = {
  "address.lede.vehicle": "rates, not an amount",
  "priorBodilyInjury.title": "coverage for injuries",
  "case.noQuotesReturned.title": "options, not quotes",
};

/** Texts that may be longer than their English, with the reason. */
const roomy: Readonly<Record<string, string>> = {
  "prefill.foundation.CRAWL_SPACE": "with the English that stands on a policy, as a row of its own",
};

describe("Spanish", () => {
  it("has every English text, and no other", () => {
    const [said, known] = [keysOf(catalogue), keysOf(source)];
    expect(known.filter((key) => !said.includes(key))).toEqual([]);
    expect(said.filter((key) => !known.includes(key) && !key.startsWith("service."))).toEqual([]);
  });

  it("may have a step's field labels beside the step's own texts, and each key once", () => {
    const labels = { field: { smoker: "Fuma" } };
    expect(joined([labels, { smoker: { lede: "Todo" }, field: { term: "Plazo" } }])).toEqual({ field: { smoker: "Fuma", term: "Plazo" }, smoker: { lede: "Todo" } });
    expect(() => joined([labels, { field: { smoker: "¿Fuma?" } }])).toThrow("field.smoker stands in two files");
  });

  it("fills in the same values", () => {
    const bound = (text: string): readonly string[] => [...new Set(values(text))];
    // "vehículo" and "motocicleta" differ in gender, so a sentence may use either form, or neither.
    const isNoun = (value: string): boolean => value === "{one}" || value === "{many}";
    const own = ({ text, said }: { text: string; said: string }) => [text, said].map((one) => bound(one).filter((value) => !isNoun(value)));
    expect(both.filter((one) => String(own(one)[0]) !== String(own(one)[1])).map(({ key }) => key)).toEqual([]);
  });

  it("begins and ends like the English: with a space, a period, a question mark or none", () => {
    const ends = (text: string): string => [/^\s/.test(text), /\s$/.test(text), /[^.]\.[”"]?\s*$/.test(text.replace(/"\.$/, '."')), /\?$/.test(text)].join();
    const isSame = ({ text, said }: { text: string; said: string }): boolean => ends(text) === ends(said);
    expect(both.filter((one) => !isSame(one)).map(({ key, text, said }) => `${key}: ${text} | ${said}`)).toEqual([]);
  });

  it("is at most 1.6 times as long, which screens have room for at 320 px", () => {
    const room = 12;
    expect(both.filter(({ key, text, said }) => said.length > 1.6 * text.length + room && !(key in roomy)).map(({ key, text, said }) => `${key}: ${said.length} of ${text.length}`)).toEqual([]);
  });

  it.each(foreign)("has no %s in it", (_what, words) => {
    const found = [...spanish].map(([key, text]) => [key, words.exec(text.replace(borrowed, "").replace(/\{\w+\}/g, ""))?.[0]] as const);
    expect(found.filter(([, word]) => word !== undefined).map(([key, word]) => `${key}: ${word}`)).toEqual([]);
  });

  it.each(glossary)("says $spanish for $english", ({ english: term, spanish: word, never }) => {
    const missed = both.filter(({ key, text, said }) => term.test(text.replace(/\{\w+\}/g, "")) && !word.test(said) && !(key in otherwise));
    expect(missed.map(({ key, text, said }) => `${key}: ${text} | ${said}`)).toEqual([]);
    expect(never ? both.filter(({ said }) => never.test(said.replace(/\{\w+\}/g, ""))).map(({ key, said }) => `${key}: ${said}`) : []).toEqual([]);
  });

  it("fits where a phone has room for one line: beside another label, in a badge, and in half a row's list", () => {
    const labels = ["firstName", "lastName", "dateOfBirth", "driverDateLicensed"].map((name) => `field.${name}`);
    const badges = [...spanish.keys()].filter((key) => key.startsWith("quotes.badge.") || key === "quotes.card.recommended");
    const long = (keys: readonly string[], most: number) => keys.map((key) => spanish.get(key) ?? "").filter((text) => text.length > most);
    expect([long(labels, 19), long(badges, 35), long(["pet.info.age"], 11)]).toEqual([[], [], []]);
  });

  it("calls a coverage by a name that can stand before its value", () => {
    const names = [...spanish].filter(([key]) => key.startsWith("quotes.short."));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter(([, name]) => /^(?:al?|por|en) /.test(name))).toEqual([]);
  });

  it("calls the coverage of a home by one word, in a row and in its details", () => {
    const names = ["quotes.short.DWELLING", "quotes.badge.HIGHEST_DWELLING", "service.Home structure", "service.Inside your unit"];
    expect(names.filter((key) => !/vivienda$/i.test(spanish.get(key) ?? ""))).toEqual([]);
  });

  it("names a changed coverage, which has no article, after a colon or in parentheses", () => {
    const ledger = (name: string, values: object): string => say(fill({ key: `quotes.ledger.${name}` }, { price: "$175", label: "deducible", ...values }), {}, catalogue);
    expect(ledger("coverage", { what: "deducible a $5,000" })).toBe("Era $175 antes de su cambio: deducible a $5,000.");
    expect(ledger("correction", { asked: "$5,000", value: "$2,500" })).toBe("Era $175. Esta compañía no ofrece $5,000 (deducible), así que cotiza $2,500.");
  });

  it("says a day with its article", () => {
    const said = [...spanish].filter(([, text]) => text.includes("{date}"));
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter(([, text]) => !/\b(?:el|del) \{date\}|^Hoy, \{date\}/.test(text))).toEqual([]);
  });

  it("opens its questions and exclamations", () => {
    const open = (text: string): boolean => (text.match(/\?/g)?.length ?? 0) === (text.match(/¿/g)?.length ?? 0) && (text.match(/!/g)?.length ?? 0) === (text.match(/¡/g)?.length ?? 0);
    expect([...spanish].filter(([, text]) => !open(text)).map(([key]) => key)).toEqual([]);
  });

  it("has every plural form that its own rules select, wherever English has forms", () => {
    const counts = Array.from({ length: 1_001 }, (_, count) => count);
    const asked = [...new Set(counts.map((count) => new Intl.PluralRules(localeOf("es")).select(count)))];
    const texts = Object.entries(source).flatMap(([prefix, names]) => Object.entries(names).flatMap(([name, text]) => (typeof text === "string" ? [] : [{ key: `${prefix}.${name}`, said: catalogue[prefix]?.[name] }])));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.flatMap(({ key, said }) => (typeof said === "object" ? asked.filter((form) => !(form in said)).map((form) => `${key}.${form}`) : [key]))).toEqual([]);
  });
});

describe("hours in Spanish", () => {
  it.each([
    ["later", 9, "el lunes a las 9 a.m."],
    ["today", 13, "hoy a la 1 p.m."],
    ["tomorrow", 12, "mañana a las 12 p.m."],
  ] as const)("%s at %i", (day, hour, text) => {
    const slot = { id: "", day, at: new Date("2026-11-23T14:00:00Z"), zone: "America/New_York", hour } as const;
    expect(say(slotText(slot, "es"), {}, catalogue, "es").replaceAll("\u00a0", " ")).toBe(text);
  });

  it("name the zone in a sentence", () => {
    const zone = zoneName("America/Chicago", new Date("2026-11-23T14:00:00Z"));
    expect(say(fill({ key: "finalize.success.callAt" }, { phone: "(512) 555-0138", time: "hoy a las 9 a.m.", zone }), {}, catalogue)).toBe(
      "Un asesor le llamará al (512) 555-0138 hoy a las 9 a.m., hora del Centro.",
    );
  });
});

describe("the service's words in Spanish", () => {
  const lines = insuranceLines.map(({ wire }) => wire).filter((wire) => wire !== "OTHER");
  const definitions = lines.flatMap((line) => usStates.flatMap(({ code }) => coveragesIn(line, code)));
  const words = new Set(
    definitions.flatMap(({ label, description, tooltip, increments }) => [label, description, tooltip, ...increments.options.flatMap((option) => [option.label, option.toolTipDescription])]),
  );
  const isSaid = (text: string): boolean => !/[a-z]{2}/.test(text) || worded(text).key in Object.fromEntries(spanish);

  it("name every coverage and its choices", () => {
    expect([...words].filter((text): text is string => text !== undefined && !isSaid(text))).toEqual([]);
  });

  it("name the deductibles of up to four vehicles that differ", () => {
    const deductible = definitions.find(({ id }) => id === "COLLISION_DEDUCTIBLE")!;
    const firstOf = (values: readonly string[], count: number) => eitherOf(deductible, values.slice(0, count));
    const values = deductible.increments.options.map(({ value }) => value);
    const some = [2, 3, 4].flatMap((count) => [firstOf([...values].reverse(), count), firstOf(["1000", optOut, "500", "250"], count)]);
    expect(some).toContain("$500 or $1,000 or no coverage");
    expect(some.filter((text) => !(worded(text).key in Object.fromEntries(spanish)))).toEqual([]);
  });

  it("name the states that have a Spanish name", () => {
    const same = "Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Idaho Illinois Indiana Iowa Kansas Kentucky Maine Maryland Massachusetts Michigan Minnesota Montana Nebraska Nevada Ohio Oklahoma Tennessee Texas Utah Vermont Virginia Washington Wisconsin Wyoming";
    const known = ["Rhode Island", ...same.split(" ")];
    expect(usStates.map(({ name }) => name).filter((name) => !isSaid(name) && !known.includes(name))).toEqual([]);
  });

  it("name every line in a sentence", () => {
    expect(insuranceLines.map(({ label }) => label).filter((label) => !isSaid(label))).toEqual([]);
  });

  it("translate each company's remark about its price", () => {
    const said = lines.flatMap((line) => messagesOf({ line, state: "FL" } as Parameters<typeof messagesOf>[0], false, []).map(({ text }) => text));
    expect(said.filter((text) => !isSaid(text))).toEqual([]);
  });

  it("name every body style of a car or motorcycle, except those that Spanish has borrowed", () => {
    const styles = new Set(Object.keys(vinPack().B).map(bodyStyleOf));
    const shared = ["Convertible", "Minivan", "Hatchback", "Crossover", "Roadster", "Scooter", "Cruiser", "Enduro", "Minibike", "Sidecar", "Underbone", "Motocross"];
    expect([...styles].filter((style) => style !== null && !isSaid(style)).sort()).toEqual(shared.sort());
  });

  it.each([
    ["$100K per person / $300K per incident", "$100K por persona / $300K por accidente"],
    ["$6,540 (2% of home structure)", "$6,540 (2%\u00a0de\u00a0la\u00a0estructura)"],
    ["20 years", "20 años"],
    ["$500 or $1,000", "$500 o $1,000"],
    ["$1.5M", "$1.5M"],
    ["Something else.", "Something else."],
  ])("%s is %s", (given, expected) => expect(say(worded(given), {}, catalogue)).toBe(expected));
});
