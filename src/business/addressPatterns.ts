import { zip } from "./limits";

/**
 * Characters of an address's parts, without their length. Letters of any alphabet and both apostrophes: streets are
 * named after people from everywhere.
 */
export const addressPatterns = {
  line: /^[\p{L}\p{M}0-9 /\-^.(),'’#]+$/u,
  /** Of a unit: nothing, or an optional # and word characters, commas, periods, apostrophes, spaces, hyphens. */
  unit: /^#?[\w,.' -]*$/,
  city: /^[\p{L}\p{M} '’\-.]+$/u,
  /** With its length. */
  zip: new RegExp(`^\\d{${zip.digits}}$`),
} as const;
