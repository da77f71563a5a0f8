/**
 * A text that a screen shows: its key in a partner's content and its base English, side by side, so that the English
 * travels in the parcel that needs it and a missing translation has somewhere to fall back to.
 */
export interface Phrase {
  readonly key: string;
  readonly english: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Phrases of one place, keyed `prefix.name`. Placeholders are written `{name}`. */
export function phrases<Names extends Record<string, string>>(prefix: string, english: Names): { readonly [Name in keyof Names]: Phrase } {
  const entries = Object.entries(english).map(([name, text]) => [name, { key: `${prefix}.${name}`, english: text }]);
  return Object.fromEntries(entries) as { [Name in keyof Names]: Phrase };
}

/** The phrase with its placeholders given. */
export const fill = (phrase: Phrase, params: Record<string, string | number>): Phrase => ({ ...phrase, params });

/** The phrase as text, in a partner's wording where there is one. Unknown placeholders become empty. */
export function say(phrase: Phrase, wording?: Readonly<Record<string, string>>): string {
  const text = wording?.[phrase.key] ?? phrase.english;
  return text.replace(/\{(\w+)\}/g, (_match, name: string) => String(phrase.params?.[name] ?? ""));
}
