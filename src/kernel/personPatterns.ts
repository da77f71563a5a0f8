/**
 * Patterns of a person's name. There are two, so that each reads the name once from left to right. Punctuation alone isn't a
 * name.
 */
export const namePatterns = {
  /** Unicode letters, space, dot, apostrophe, hyphen. */
  characters: /^[\p{L}\p{M} .'’-]+$/u,
  letter: /\p{L}/u,
} as const;

/**
 * An e-mail address in lower case: one @, no consecutive dots and none before the @, none of @ . _ at either end. It doesn't
 * check that the last label is a top-level domain.
 */
export const emailPattern = /^(?![._])(?!.*\.[.@])[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;
