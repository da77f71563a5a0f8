import { describe, expect, it } from "vitest";
import { fill, keyed, listed, phrases, say, textsByKey } from "./phrase";

const texts = phrases("auto.driver", { title: "Tell us about {name}", plain: "Continue" });

it("keys phrases by their place", () => expect(texts.title).toEqual({ key: "auto.driver.title", english: "Tell us about {name}" }));

it.each([
  ["the English where nothing else is given", say(fill(texts.title, { name: "Maya" })), "Tell us about Maya"],
  ["the partner's wording first", say(texts.plain, { "auto.driver.plain": "Go on" }), "Go on"],
  ["an empty wording too", say(texts.plain, { "auto.driver.plain": "" }), ""],
  ["nothing in place of a missing value", say(texts.title), "Tell us about "],
  ["what was typed as it is, braces and all", say(fill(texts.title, { name: "{name}" })), "Tell us about {name}"],
])("says %s", (_what, said, text) => expect(said).toBe(text));

describe("a built widget, whose texts are in a catalogue", () => {
  const catalogue = { "auto.driver": { title: "Tell us about {name}", plain: "Continue" } };
  const built = listed("auto.driver", "title plain");

  it("has the same keys", () => {
    expect(Object.keys(built)).toEqual(Object.keys(texts));
    for (const name of ["title", "plain"] as const) {
      expect(built[name]).toEqual({ key: texts[name].key });
      expect(keyed("auto.driver")[name]).toEqual({ key: texts[name].key });
    }
  });

  it("has one phrase per name", () => {
    const named = keyed("auto.driver");
    expect(named.title).toBe(named.title);
  });

  it.each([
    ["the catalogue's text", say(fill(built.title!, { name: "Maya" }), {}, catalogue), "Tell us about Maya"],
    ["the partner's wording first", say(built.plain!, { "auto.driver.plain": "Go on" }, catalogue), "Go on"],
    ["another language before the English of the source", say(texts.plain, {}, { "auto.driver": { plain: "Continuar" } }), "Continuar"],
    ["words that no catalogue has", say({ key: "error.service", english: "Too early" }, {}, catalogue), "Too early"],
    ["nothing where there is none", say({ key: "auto.driver.none" }, {}, catalogue), ""],
  ])("says %s", (_what, said, text) => expect(said).toBe(text));
});

describe("a text with plural forms", () => {
  const { rows } = phrases("compare", { rows: { one: "{count} row", other: "{count} rows" } });
  const spanish = { compare: { rows: { one: "{count} fila", many: "{count} de filas", other: "{count} filas" } } };
  const counted = (count: number) => fill(rows, { count });

  it.each([
    ["one", say(counted(1)), "1 row"],
    ["several", say(counted(2)), "2 rows"],
    ["none", say(counted(0)), "0 rows"],
    ["one in another language", say(counted(1), {}, spanish, "es"), "1 fila"],
    ["a form that the source doesn't have", say(counted(1_000_000), {}, spanish, "es"), "1000000 de filas"],
    ["the source's form where the language lacks the phrase", say(counted(1), {}, {}, "es"), "1 row"],
    ["forms of a text that has none in the source", say(fill({ key: "time.clock", english: "{hour}" }, { hour: "1", count: 1 }), {}, { time: { clock: { one: "la {hour}", other: "las {hour}" } } }, "es"), "la 1"],
    ["a partner's wording of the phrase, for all but one", say(counted(2), { "compare.rows": "{count} lines" }), "2 lines"],
    ["the widget's own for one, where the wording has none", say(counted(1), { "compare.rows": "{count} lines" }), "1 row"],
    ["a partner's wording for one", say(counted(1), { "compare.rows.one": "A line" }), "A line"],
  ])("says %s", (_what, said, text) => expect(said).toBe(text));

  it("has a key for each form", () => expect(textsByKey(spanish)).toEqual({ "compare.rows": "{count} filas", "compare.rows.one": "{count} fila", "compare.rows.many": "{count} de filas" }));
});
