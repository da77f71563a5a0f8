/** Characters of an address's parts, without their length. Source: spec §5. */
export const addressPatterns = {
  line: /^[A-Za-z0-9 /\-^.(),'#]+$/,
  /** Of a unit: nothing, or an optional # and word characters, commas, periods, apostrophes, spaces, hyphens. */
  unit: /^#?[\w,.' -]*$/,
  city: /^[A-Za-z '\-.]+$/,
} as const;
