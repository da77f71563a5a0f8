import type { Language } from "../../src/kernel/language";
import type { Catalogue } from "../../src/kernel/phrase";
import { catalogueOfSources, translationOf } from "../../src/build/catalogue.mjs";

export interface Area {
  /** The first part of the phrases' keys, such as "quotes", or a file of the demo's. */
  readonly area: string;
  /** Number of English texts. */
  readonly all: number;
  /** Number of those that the language has. */
  readonly own: number;
}

/** Counts the widget's texts that a language has, by area. Areas without a missing text are left out. */
export function missingTexts(language: Language, source: Catalogue = catalogueOfSources(), translation: Catalogue = translationOf(language)): readonly Area[] {
  const counts = new Map<string, { all: number; own: number }>();
  for (const [prefix, texts] of Object.entries(source)) {
    const area = prefix.split(".")[0]!;
    const { all, own } = counts.get(area) ?? { all: 0, own: 0 };
    const names = Object.keys(texts);
    counts.set(area, { all: all + names.length, own: own + names.filter((name) => translation[prefix]?.[name] !== undefined).length });
  }
  return [...counts].filter(([, { all, own }]) => own < all).map(([area, count]) => ({ area, ...count }));
}
