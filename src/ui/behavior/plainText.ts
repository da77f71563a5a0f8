import { writeText } from "./writeText";

/** Marks without a shape, which come along with copied text, but for the joiners that some alphabets write with. */
const unseen = /(?![\u200c\u200d])\p{Cf}/gu;

/** Hyphens and dashes that look like the one on a keyboard: a page's own no-break hyphen, and those of a text program. */
const dashes = /[\u2010-\u2015\u2212]/g;

/** Opening apostrophes, which phones write by themselves at the start of a word: ‘Ewa Beach, O‘Brien. Names have the closing one. */
const opening = /[\u2018\u201b]/g;

const plainText = (text: string): string => text.replace(unseen, "").replace(/\s/g, " ").replace(dashes, "-").replace(opening, "’");

/** The field's text as a person sees it, in the characters of a keyboard, and the caret's index in it; null where a field has none. */
export function plainIn({ value, selectionEnd }: HTMLInputElement): { readonly text: string; readonly caret: number | null } {
  return { text: plainText(value), caret: selectionEnd === null ? null : plainText(value.slice(0, selectionEnd)).length };
}

/**
 * Returns the same text, because a rule would refuse the other characters, and nobody could see why. Writes it into the field where it
 * differs, with the caret after the same characters: React would move it to the end.
 */
export function readPlainText(field: HTMLInputElement): string {
  const { text, caret } = plainIn(field);
  if (text !== field.value) writeText(field, text, caret);
  return text;
}
