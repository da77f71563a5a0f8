/** Names and values in the order of a list. The caller leaves out what the visitor never gave. */
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
 * Replaces `[[facts]]` by rows of a description list and `[[word]]` by that word, or nothing. Visitors typed the values, so they
 * are escaped, and one pass inserts them all: a value can't contain a placeholder for another.
 */
export const fillPage = (html: string, { words, facts }: PageContent): string =>
  html.replace(/\[\[(\w+)\]\]/g, (_whole, name: string) =>
    name === "facts"
      ? facts.map(([term, value]) => `<div><dt>${escaped(term)}</dt><dd>${escaped(value)}</dd></div>`).join("\n          ")
      : escaped(words[name] ?? ""),
  );
