/** USPS suffix abbreviations (Publication 28, appendix C1), the ones that people write. */
const suffixes: ReadonlyMap<string, string> = new Map(Object.entries({
  street: "St", st: "St", avenue: "Ave", ave: "Ave", av: "Ave", road: "Rd", rd: "Rd", drive: "Dr", dr: "Dr", lane: "Ln", ln: "Ln",
  court: "Ct", ct: "Ct", boulevard: "Blvd", blvd: "Blvd", parkway: "Pkwy", pkwy: "Pkwy", place: "Pl", pl: "Pl", circle: "Cir", cir: "Cir",
  highway: "Hwy", hwy: "Hwy", terrace: "Terrace", ter: "Terrace", square: "Sq", sq: "Sq", trail: "Trl", trl: "Trl",
}));

const unitPattern = /[,\s]+(?:(?:apt|apartment|unit|suite|ste)\.?\s*#?\s*|#\s*)([a-z]?\d[\w-]*|[a-z])\s*$/i;

/** Suffixes as they are spelled out: "Street" for "St". The first spelling in the list is the long one. */
const spelledOut: ReadonlyMap<string, string> = new Map([...suffixes].reverse().map(([word, short]) => [short, word]));

/** A street's name in lower case, as it is written and with its suffix spelled out: "main st", "main street". */
export function spellingsOf(street: string): string[] {
  const [written, suffix = ""] = [street.toLowerCase(), street.split(" ").at(-1)];
  return [...new Set([written, written.replace(/[^ ]+$/, spelledOut.get(suffix) ?? suffix.toLowerCase())])];
}

export interface AddressLine {
  number: string;
  /** In title case, suffix abbreviated: "Maple Ave". */
  street: string;
  unit: string | null;
}

/** Reads "123 Maple Avenue Apt 4". Null without a house number and a street. */
export function readAddressLine(text: string): AddressLine | null {
  const unit = unitPattern.exec(text)?.[1] ?? null;
  const parts = /^\s*(\d{1,6}(?:-\d{1,4})?[a-z]?)\s+(\S.*?)[\s,]*$/i.exec(text.replace(unitPattern, ""));
  if (!parts?.[1] || !parts[2]) return null;
  const words = parts[2].replace(/\./g, "").split(/\s+/);
  const street = words.map((word, index) => (index > 0 && suffixes.get(word.toLowerCase())) || titled(word)).join(" ");
  return /[a-z]/i.test(street) ? { number: parts[1].toUpperCase(), street, unit } : null;
}

/** "Maple", "SW", "Winston-Salem" and "O'Connor", but "Mary's". */
const titled = (word: string): string =>
  /^[a-z]{1,2}$/i.test(word) ? word.toUpperCase() : word.toLowerCase().replace(/^\p{L}['’]\p{L}|(?:^|-)\p{L}/gu, (first) => first.toUpperCase());

/** True if one typing error separates the texts: a letter too many, too few, wrong, or two swapped. */
export function isOneSlipApart(a: string, b: string): boolean {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left === right || Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  const [restLeft, restRight] = [left.slice(start), right.slice(start)];
  const swapped = (restLeft[1] ?? "") + (restLeft[0] ?? "") + restLeft.slice(2);
  return restLeft.slice(1) === restRight.slice(1) || restLeft.slice(1) === restRight || restLeft === restRight.slice(1) || swapped === restRight;
}
