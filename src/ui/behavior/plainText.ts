import { writeText } from "./writeText";

/** Marks without a shape, which come along with copied text, but for the joiners that some alphabets write with. */
const unseen = /(?![\u200c\u200d])\p{Cf}/gu;

/** Hyphens and dashes that look like the one on a keyboard: a page's own no-break hyphen, and those of a text program. */
const dashes = /[\u2010-\u2015\u2212]/g;

/** Opening apostrophes, which phones write by themselves at the start of a word: ‘Ewa Beach, O‘Brien. Names have the closing one. */
const opening = /[\u2018\u201b]/g;

const plainText = (text: string): string => text.replace(unseen, "").replace(/\s/g, " ").replace(dashes, "-").replace(opening, "’");

/**
 * Returns the field's text as a person sees it, in the characters of a keyboard. A rule would refuse the others, and nobody could see
 * why. Writes it into the field where it differs, with the caret after the same characters: React would move it to the end.
 */
export function readPlainText(field: HTMLInputElement): string {
  const { value, selectionEnd } = field;
  const plain = plainText(value);
  if (plain === value) return value;
  writeText(field, plain);
  // Null in fields for an e-mail address, which have no caret for scripts.
  if (selectionEnd !== null) {
    const caret = plainText(value.slice(0, selectionEnd)).length;
    field.setSelectionRange(caret, caret);
  }
  return plain;
}
