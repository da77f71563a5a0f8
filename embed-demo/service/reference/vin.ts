/** 49 CFR 565.15: values of letters, weights of positions, the check digit at position 9. */
const values: Readonly<Record<string, number>> = Object.fromEntries([
  ..."0123456789".split("").map((digit) => [digit, Number(digit)]),
  ...[..."ABCDEFGH"].map((letter, index) => [letter, index + 1]),
  ...[..."JKLMN"].map((letter, index) => [letter, index + 1]),
  ["P", 7], ["R", 9],
  ...[..."STUVWXYZ"].map((letter, index) => [letter, index + 2]),
]);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";

/** The digit, or X for ten, that position 9 should have. */
export function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, char, index) => total + (values[char] ?? 0) * (weights[index] ?? 0), 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** Both readings of position 10, which repeats every 30 years; the later first. */
export function modelYears(vin: string): number[] {
  const index = yearCodes.indexOf(vin.charAt(9));
  return index < 0 ? [] : [2010 + index, 1980 + index];
}

export const yearCode = (year: number): string => yearCodes.charAt((year - 1980) % 30);
