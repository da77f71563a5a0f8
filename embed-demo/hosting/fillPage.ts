/** Names with what stands for them, in the order of a list. What the visitor never said is left out by the caller. */
export type Facts = readonly (readonly [name: string, value: string])[];

export interface PageContent {
  /** For the running text. */
  readonly words: Readonly<Record<string, string>>;
  /** For the list. */
  readonly facts: Facts;
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/**
 * `[[facts]]` becomes rows of a description list, `[[word]]` that word, or nothing. A visitor typed the values: they are
 * escaped, and put in by one pass, so that a value can't hold a place for another.
 */
export const fillPage = (html: string, { words, facts }: PageContent): string =>
  html.replace(/\[\[(\w+)\]\]/g, (_whole, name: string) =>
    name === "facts"
      ? facts.map(([term, value]) => `<div><dt>${escaped(term)}</dt><dd>${escaped(value)}</dd></div>`).join("\n          ")
      : escaped(words[name] ?? ""),
  );
