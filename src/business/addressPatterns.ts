import { zip } from "./limits";

/**
 * Characters allowed in an address's parts, whatever their length. Letters of any alphabet and both apostrophes are allowed,
 * because streets are named after people from everywhere.
 */
export const addressPatterns = {
  line: /^[\p{L}\p{M}0-9 /\-^.(),'’#]+$/u,
  /** Unit: empty, or an optional # and word characters, commas, periods, apostrophes, spaces, hyphens. */
  unit: /^#?[\w,.' -]*$/,
  city: /^[\p{L}\p{M} '’\-.]+$/u,
  /** ZIP code, including its length. */
  zip: new RegExp(`^\\d{${zip.digits}}$`),
} as const;
