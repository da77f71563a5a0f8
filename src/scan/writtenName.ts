/** Names in which Mac is a part of its own. In Mack, Macy, Machado and Macias it isn't. */
const gaelic =
  /^mac(?=(?:allister|alister|arthur|aulay|bride|callum|cormack|donald|donell|donnell|dougall?|duff|ewan|fadden|farlane|gowan|gregor|guire|innes|innis|intosh|intyre|isaac|iver|kay|kenna|kenzie|kinnon|lachlan|laren|laughlin|lean|leish|lellan|lennan|leod|mahon|master|millan|nab|namara|naughton|neil|neill|nicol|nulty|pherson|phee|quarrie|queen|rae|taggart|tavish|williams)$)/;

/** Written small inside a family name. Van is only small before another one of these: Van Buren, van der Berg. */
const small = /^(?:da|das|de|del|della|den|der|di|do|dos|du|e|el|la|las|los|ter|von|y)$/;
/** Small after one of the others alone: de la Cruz, but La Rosa. */
const article = /^(?:den|der|e|el|la|las|los|ter|y)$/;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One part of a name between spaces and hyphens, in small letters. */
function inCapitals(part: string): string {
  const pieces = part.split(/(?<=['’])/);
  // O'Neil and Ja'Marr, but Te'o.
  if (pieces.length > 1) return pieces.map((piece, index) => (index === 0 || piece.length > 1 ? inCapitals(piece) : piece)).join("");
  if (/^mc\p{L}{2}/u.test(part)) return `Mc${capital(part.slice(2))}`;
  return gaelic.test(part) ? `Mac${capital(part.slice(3))}` : capital(part);
}

const inWord = (word: string): string => word.split("-").map(inCapitals).join("-");

/** Writes a given name, a street or a city as people write it. A text with small letters was written that way and isn't changed. */
export function writtenName(text: string): string {
  const name = text.trim().replace(/\s+/g, " ");
  return /\p{Ll}/u.test(name) ? name : name.toLowerCase().split(" ").map(inWord).join(" ");
}

/** Writes a family name as people write it: McAllister, O'Neil, de la Cruz, Van Buren. */
export function writtenFamilyName(text: string): string {
  const name = text.trim().replace(/\s+/g, " ");
  if (/\p{Ll}/u.test(name)) return name;
  const words = name.toLowerCase().split(" ");
  const isSmall = (word: string | undefined, index: number): boolean => {
    if (word === undefined || index === words.length - 1) return false;
    if (word === "van") return article.test(words[index + 1] ?? "") || words[index + 1] === "de";
    return small.test(word) && (!article.test(word) || index > 0);
  };
  return words.map((word, index) => (isSmall(word, index) ? word : inWord(word))).join(" ");
}

const suffixes: Readonly<Record<string, string>> = { JR: "Jr.", SR: "Sr.", JNR: "Jr.", SNR: "Sr.", "1ST": "I", "2ND": "II", "3RD": "III", "4TH": "IV", "5TH": "V" };

/** Writes Jr., Sr. and I to X; anything else isn't a suffix of a name and is empty. */
export function writtenSuffix(text: string): string {
  const suffix = text.toUpperCase().replace(/[. ]/g, "");
  return suffixes[suffix] ?? (/^(?:I{1,3}|I?V|VI{1,3}|I?X)$/.test(suffix) ? suffix : "");
}
