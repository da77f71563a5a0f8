/**
 * A text that a screen shows: its key in a partner's content and its base English, side by side in the source. The build
 * moves the English into the catalogue (src/build/catalogue.mjs), so that a page gets the texts of one language.
 */
export interface Phrase {
  readonly key: string;
  /** What is said where no catalogue has the key: from source, and in words that are another's, such as the service's. */
  readonly english?: string;
  /** A phrase among them is said in the same language. */
  readonly params?: Readonly<Record<string, string | number | Phrase>>;
}

/** One language's texts, by the prefix of their phrases and by name. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Phrases of one place, keyed `prefix.name`. Placeholders are written `{name}`. */
export function phrases<Names extends Record<string, string>>(prefix: string, english: Names): { readonly [Name in keyof Names]: Phrase } {
  const entries = Object.entries(english).map(([name, text]) => [name, { key: `${prefix}.${name}`, english: text }]);
  return Object.fromEntries(entries) as { [Name in keyof Names]: Phrase };
}

/** What the build makes of `phrases` where every use names its phrase: the names are in the uses already. */
export const keyed = (prefix: string): Readonly<Record<string, Phrase>> =>
  new Proxy<Record<string, Phrase>>({}, { get: (made, name: string) => (made[name] ??= { key: `${prefix}.${name}` }) });

/** What the build makes of the other `phrases`, which are looked up or listed. `names` has a space between each two. */
export const listed = (prefix: string, names: string): Readonly<Record<string, Phrase>> =>
  Object.fromEntries(names.split(" ").map((name) => [name, { key: `${prefix}.${name}` }]));

/**
 * Words of the service as a phrase: its catalogue key is the English itself, with a `{0}` for each number, and without the dots
 * that keys are divided by. A language without that key shows them as they came.
 */
export function worded(words: string): Phrase {
  const numbers: string[] = [];
  const name = words.replaceAll("\u00a0", " ").replace(/\$?\d+(?:[.,]\d+)*[KM%]?/g, (number) => `{${numbers.push(number) - 1}}`).replaceAll(".", "");
  return { key: `service.${name}`, english: words, params: Object.fromEntries(numbers.entries()) };
}

/** The phrase with its placeholders given. */
export const fill = (phrase: Phrase, params: NonNullable<Phrase["params"]>): Phrase => ({ ...phrase, params });

/** The phrase as text, in a partner's wording where there is one. Unknown placeholders become empty. */
export function say({ key, english, params }: Phrase, wording?: Readonly<Record<string, string>>, catalogue?: Catalogue): string {
  const at = key.lastIndexOf(".");
  const text = wording?.[key] ?? catalogue?.[key.slice(0, at)]?.[key.slice(at + 1)] ?? english ?? "";
  return text.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = params?.[name] ?? "";
    return typeof value === "object" ? say(value, wording, catalogue) : String(value);
  });
}
