import type { Catalogue } from "../kernel/phrase";

export declare const takeTexts: {
  transform(this: { error(message: string): never }, code: string, id: string): unknown;
};
/** Returns JSON: the texts by prefix and name. */
export declare function catalogueOf(fail: (message: string) => never): string;
/** Returns the widget's texts by prefix and name, read from all sources. */
export declare function catalogueOfSources(): Catalogue;
export { isPartial, languages, sourceLanguage, translations } from "../kernel/language";
/** Returns a language's texts by prefix and name. */
export declare function translationOf(language: string): Catalogue;
/** Joins catalogues; throws if two of them have the same key. */
export declare function joined(parts: readonly Catalogue[]): Catalogue;
/** Returns JSON: the texts of a language, and English for those that it lacks. */
export declare function translated(language: string, english: string): string;
