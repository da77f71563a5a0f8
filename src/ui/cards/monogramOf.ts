/** The substitute for a carrier's picture: the initials of its first two words, and one of the brand's four tiles. */
export function monogramOf(name: string): { letters: string; tile: number } {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word.charAt(0)) : [name.slice(0, 2)];
  const mixed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_009, 7);
  return { letters: letters.join("").toUpperCase(), tile: (mixed % 4) + 1 };
}
