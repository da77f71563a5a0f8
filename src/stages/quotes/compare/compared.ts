/** The most columns of a comparison, besides the visitor's own policy: more can't be kept in mind. */
export const comparedAtMost = 5;

/** The selected ids with one added or removed. */
export function withChosen(compared: readonly string[], id: string, isChosen: boolean): readonly string[] {
  const others = compared.filter((other) => other !== id);
  return isChosen && others.length < comparedAtMost ? [...others, id] : others;
}
