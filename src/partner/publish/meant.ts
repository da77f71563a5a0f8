/**
 * Suggests the most similar known key as the end of a sentence, because most unknown keys are typos. Empty if none is
 * similar.
 */
export function meant(key: string, known: readonly string[]): string {
  const parts = (text: string): readonly string[] => [...text.toLowerCase()].flatMap((letter, index, all) => [letter, letter + (all[index + 1] ?? "")]);
  const shared = (other: string): number => {
    const [ours, theirs] = [parts(key), parts(other)];
    return theirs.filter((part) => ours.includes(part)).length / Math.max(ours.length, theirs.length);
  };
  const [best] = [...known].sort((one, other) => shared(other) - shared(one));
  return best !== undefined && shared(best) > 0.5 ? `; did you mean ${best}?` : "";
}
