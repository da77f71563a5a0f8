/** Columns of a comparison at most, beside the visitor's own policy: more can't be held in mind. */
export const comparedAtMost = 5;

/** Those that are chosen, with one more or one less. */
export function withChosen(compared: readonly string[], id: string, isChosen: boolean): readonly string[] {
  const others = compared.filter((other) => other !== id);
  return isChosen && others.length < comparedAtMost ? [...others, id] : others;
}
