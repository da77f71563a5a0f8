/** Of a person's name. Two, so that each is read once from left to right. Punctuation alone is no name. */
export const namePatterns = {
  /** Unicode letters, space, dot, apostrophe, hyphen. */
  characters: /^[\p{L}\p{M} .'’-]+$/u,
  letter: /\p{L}/u,
} as const;

/** North American numbering: area code 2-9 then 0-8, exchange 2-9; any US writing of the ten digits, with or without +1. */
export const phonePattern = /^(\+?1[ .-]?)?\(?[2-9][0-8]\d\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}$/;

/**
 * An e-mail address in lower case: one @, no dots in a row or before the @, none of @ . _ at either end. Whether its last label is a top-level
 * domain is another question.
 */
export const emailPattern = /^(?![._])(?!.*\.[.@])[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;
