/** The share of a key that may differ from the known key that it is taken for. One more letter is a slip in a short key, too. */
const slips = 0.4;

/** Counts the letters to insert, remove or replace until one word is the other (Levenshtein's distance). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_cell, index) => index);
  for (const letter of one) {
    const next = [(row[0] ?? 0) + 1];
    for (let at = 1; at < row.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Suggests the most similar known key as the end of a sentence, because most unknown keys are typos. Empty if none is
 * similar.
 */
export function meant(key: string, known: readonly string[]): string {
  const far = (other: string): number => distance(key.toLowerCase(), other.toLowerCase());
  const [best] = [...known].sort((one, other) => far(one) - far(other));
  return best !== undefined && far(best) <= key.length * slips + 1 ? `; did you mean ${best}?` : "";
}
