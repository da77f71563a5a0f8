import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { newFolder } from "../publish/newFolder";
import { readFolder } from "../publish/partnerFiles";
import { draftOf } from "./draft";
import { withSite } from "./draftSite";
import { textOf, textsChanged, withText } from "./draftTexts";
import { placeOfText } from "./placeOfText";
import { keysOf } from "./textsSeen";

const draft = draftOf(newFolder(await readFolder("embed-demo/content/default"), { id: "maple-trust", name: "Maple Trust" }));

test("each language's text is taken out alone", () => {
  const both = withText(withText(draft, "en", "types.title", "What may we look after?"), "es", "types.title", "¿Qué le cuidamos?");
  const spanish = withText(both, "en", "types.title", null);
  expect([textOf(spanish, "en", "types.title"), textOf(spanish, "es", "types.title")]).toEqual([undefined, "¿Qué le cuidamos?"]);
  expect(textsChanged(spanish)).toEqual(["types.title"]);
  expect(textsChanged(withText(spanish, "es", "types.title", null))).toEqual([]);
});

test("words on a screen lead to their text, with values filled in", () => {
  const texts = { "quotes.more": "Show {count} more", "quotes.all": "Show all", "quotes.name": "{name}" };
  expect(keysOf(" Show  12 more ", texts)).toEqual(["quotes.more"]);
  expect(keysOf("Show all", texts)).toEqual(["quotes.all"]);
  expect(keysOf("Maya", texts)).toEqual([]);
});

test("a text's place is its screen's title, or the words of its key", () => {
  const own = { "quotes.title": "Your quotes", "quotes.card.more": "More", "error.date.past": "Past" };
  expect([placeOfText("quotes.lede", own), placeOfText("quotes.card.more", own), placeOfText("error.date.past", own)]).toEqual(["“Your quotes”", "“Your quotes”, card", "Error, date"]);
});

test("links on the partner's site follow its address, sign by sign, and one that was written by hand stays", () => {
  const typed = ["h", "https://c", "https://cedar.test/"].reduce(withSite, { ...draft, config: { ...draft.config, termsUrl: "https://law.test/terms" } });
  expect(typed.config).toMatchObject({ partnerReturnUrl: "https://cedar.test/", privacyUrl: "https://cedar.test/privacy/", hostedUrl: "https://cedar.test/quote/", termsUrl: "https://law.test/terms" });
});

test("the base theme names each color's part", async () => {
  const { paints } = await import("./paints");
  const base = JSON.parse(await readFile("embed-demo/content/base/theme.json", "utf8")) as Readonly<Record<string, Readonly<Record<string, { $type?: string }>>>>;
  const colors = Object.entries(base).flatMap(([group, tokens]) => (group.startsWith("$") ? [] : Object.entries(tokens).flatMap(([name, { $type }]) => ($type === "color" ? [`${group}.${name}`] : []))));
  expect(Object.keys(paints).sort()).toEqual(colors.sort());
});
