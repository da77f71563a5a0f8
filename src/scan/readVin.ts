import { vin } from "../business/limits";
import { vinFault } from "../business/vehicleRules";

const letters = "ABCDEFGHJKLMNPRSTUVWXYZ";
const values = "12345678123457923456789";
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** True if the ninth character is the check digit of the others. Vehicles built for other continents may have none. */
export function isVinChecked(text: string): boolean {
  const sum = [...text].reduce((total, character, index) => total + Number(/\d/.test(character) ? character : values[letters.indexOf(character)]) * weights[index]!, 0);
  return text.charAt(8) === "0123456789X".charAt(sum % 11);
}

export interface ReadVin {
  readonly vin: string;
  readonly isChecked: boolean;
}

/**
 * Finds the VIN in a barcode's text. Importers put an I before it, Code 39 may add a check character or asterisks, and codes of
 * two dimensions hold further data around it. Null without a VIN, or with several equally good ones.
 */
export function readVin(text: string): ReadVin | null {
  if (text.length > 4_000) return null;
  const words = text.toUpperCase().split(/[^A-Z0-9]+/);
  const candidates = words.flatMap((word) => {
    if (word.length === vin.length) return [word];
    // A mark in front of it, or a check character after it.
    return word.length === vin.length + 1 ? [word.slice(1), word.slice(0, -1)] : [];
  });
  const real = [...new Set(candidates)].filter((candidate) => vinFault(candidate) === null);
  const checked = real.filter(isVinChecked);
  const [found, another] = checked.length > 0 ? checked : real;
  return found !== undefined && another === undefined ? { vin: found, isChecked: checked.length > 0 } : null;
}
