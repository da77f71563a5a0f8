/** A barcode of PDF417 holds at most 1,850 letters; a longer text isn't from one. */
const longest = 4_000;
/** The longest value of the standard has 108 letters. */
const longestValue = 120;

/** A license's code in parts: its issuer's six digits, its elements by their three letters, and what its state adds. */
interface LicenseElements {
  readonly issuer: string;
  readonly get: (id: string) => string;
  /** Elements of the state's own part, whose letters every state chooses for itself. */
  readonly own: readonly string[];
}

/** Written for an element that has no value. */
const isAbsent = (value: string): boolean => /^(?:none|unavl|unavail|unknown|n\/?a|nmn|null)?$/i.test(value);

/**
 * Takes a code of the AAMVA's card design standard apart, in any version since 2000 and in the few that are older. Null for
 * any other text. The header's offsets aren't used, because several states count them wrong; a state's own part, which New
 * York ends with a hash of everything, can hold any letters and is kept apart.
 */
export function licenseElements(code: string): LicenseElements | null {
  if (code.length > longest) return null;
  const header = /(?:ANSI|AAMVA)\s*(\d{6})/.exec(code);
  if (!header) return null;
  const rest = code.slice(header.index + header[0].length);
  // Each kind of part is named in the header, too, but followed by digits there.
  const start = /(?:DL|ID|EN)(?=D[A-D][A-Z])/.exec(rest);
  if (!start) return null;
  const pieces = rest.slice(start.index + 2).split(/[\n\r\x1c-\x1f]+/);
  const elements = new Map<string, string>();
  const own: string[] = [];
  let isOwn = false;
  for (const piece of pieces) {
    if (/^Z[A-Z]/.test(piece)) isOwn = true;
    else if (isOwn && /^(?:DL|ID|EN)D[A-D][A-Z]/.test(piece)) isOwn = false;
    if (isOwn) {
      own.push(piece);
      continue;
    }
    const [, id, written = ""] = /^(?:DL|ID|EN)?(D[A-D][A-Z])(.*)$/.exec(piece) ?? [];
    const value = written.replace(/\p{C}/gu, "").trim();
    if (id !== undefined && !elements.has(id) && value.length <= longestValue && !isAbsent(value)) elements.set(id, value);
  }
  return { issuer: header[1]!, get: (id) => elements.get(id) ?? "", own };
}
