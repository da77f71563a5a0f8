import { signal } from "@preact/signals-react";
import { expect, it } from "vitest";
import { aPartner } from "../fixtures/sessionOptions";
import type { Catalogue, Phrase } from "../kernel/phrase";
import { worded } from "../kernel/phrase";
import { languageShown } from "./languageShown";

/** A language that lacks a text, and one that has them all. */
const partial: Catalogue = { types: { title: "Elija uno" }, service: { "Loss of use": "Pérdida de uso" }, en: { "types.lede": "Choose one." } };
const { en: _lacking, ...complete } = partial;

it.each<[string, Phrase, Catalogue, string]>([
  ["a text that it has", { key: "types.title" }, partial, "es"],
  ["a text that it lacks", { key: "types.lede" }, partial, "en"],
  ["a text that the partner has in it", { key: "types.lede" }, partial, "es"],
  ["words of the service", worded("Loss of use"), partial, "es"],
  ["words of the service that it lacks", worded("Medical payments"), partial, "en"],
  ["words of the service in a whole language", worded("Medical payments"), complete, "es"],
])("shows %s in its language", (what, phrase, catalogue, language) => {
  const partner = aPartner({ translated: { es: what.includes("partner") ? { "types.lede": "Escoja" } : {} } });
  expect(languageShown({ partner, speech: signal({ language: "es" as const, catalogue }) }, phrase)).toBe(language);
});
