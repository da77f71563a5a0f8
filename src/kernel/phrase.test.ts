import { describe, expect, it } from "vitest";
import { fill, keyed, listed, phrases, say } from "./phrase";

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
