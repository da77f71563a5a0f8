/** Of a person's name. Two, so that each is read once from left to right. Punctuation alone is no name. */
export const namePatterns = {
  /** Unicode letters, space, dot, apostrophe, hyphen. */
  characters: /^[\p{L}\p{M} .'’-]+$/u,
  letter: /\p{L}/u,
} as const;

/**
 * An e-mail address in lower case: one @, no dots in a row or before the @, none of @ . _ at either end. Whether its last label is a top-level
 * domain is another question.
 */
export const emailPattern = /^(?![._])(?!.*\.[.@])[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;
