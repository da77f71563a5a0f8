import { textsByKey } from "../../src/kernel/phrase";
import { translationOf } from "../../src/build/catalogue.mjs";
import { phrasesOfWidget } from "../flows/shownTexts";

/** Turns an English text of the widget into a pattern of the same text in the page's language. */
export type Phrasebook = (english: string) => RegExp;

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\/]/g, "\\$&");

/** A name may end in a mark such as "(optional)". Placeholders match anything. */
const pattern = (texts: readonly string[]): RegExp =>
  new RegExp(`^(?:${texts.map((text) => escaped(text.trim()).replace(/\{\w+\}/g, ".+").replace(/\s+/g, "\\s+")).join("|")})(?: \\([^)]+\\))?$`, "i");

/**
 * Returns the phrasebook of a language. It throws for a text that the widget doesn't have, so that a walk is corrected when
 * a text changes.
 */
export function phrasebook(language: "en" | "es"): Phrasebook {
  const keys = new Map<string, string[]>();
  for (const { at, text } of phrasesOfWidget()) keys.set(text, [...(keys.get(text) ?? []), at]);
  const spanish = textsByKey(translationOf("es"));
  const patterns = new Map<string, RegExp>();
  const patternOf = (english: string): RegExp => {
    const found = [...(keys.get(english) ?? []), `service.${english}`];
    const texts = found.flatMap((key) => spanish[key] ?? []);
    if (!keys.has(english) && texts.length === 0) throw new Error(`The widget has no text "${english}".`);
    return pattern(language === "en" ? [english] : texts);
  };
  return (english) => {
    const known = patterns.get(english) ?? patternOf(english);
    patterns.set(english, known);
    return known;
  };
}
