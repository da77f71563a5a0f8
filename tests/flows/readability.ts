/** Returns the words of a text. A placeholder or a number counts as one short word. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/\{\w+\}|\[\[\w+\]\]/g, "one")
    .match(/[A-Za-z][A-Za-z'’-]*|\d[\d,./]*/g) ?? [];

/** Returns the sentences of a text. A decimal point, "a.m." and "U.S." end none. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\b([ap])\.m\./g, "$1m")
    .replace(/\bU\.S\./g, "US")
    .split(/(?<=[.!?:…])["”)]?\s+(?=["“(]?[A-Z{\d])/)
    .filter((sentence) => wordsOf(sentence).length > 0);

/** Counts vowel groups, without a silent e at the end; the name of a digit counts as one. At least one. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  const groups = letters.replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, (end) => end[0] ?? "").match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}

/** Insurance terms from the law and from policies that have no plainer synonym, counted as words of two syllables. */
const ofTheTrade = /^(?:insur\w+|compan\w+|coverage\w*|deductible\w*|liability|property|accident\w*|vehicle\w*|address\w*|motorcycle\w*|information|advisor\w*|california|florida)$/i;

/** Returns the school grade that a text requires of its reader, by the Flesch-Kincaid formula. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + (ofTheTrade.test(word) ? Math.min(2, syllablesOf(word)) : syllablesOf(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
