/**
 * Characters of an address's parts, without their length. Source: spec §5; letters of any alphabet and both apostrophes on top of
 * it (decision 85).
 */
export const addressPatterns = {
  line: /^[\p{L}\p{M}0-9 /\-^.(),'’#]+$/u,
  /** Of a unit: nothing, or an optional # and word characters, commas, periods, apostrophes, spaces, hyphens. */
  unit: /^#?[\w,.' -]*$/,
  city: /^[\p{L}\p{M} '’\-.]+$/u,
} as const;
