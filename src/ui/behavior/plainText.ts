/** Marks without a shape, which come along with copied text, but for the joiners that some alphabets write with. */
const unseen = /(?![\u200c\u200d])\p{Cf}/gu;

/** Hyphens and dashes that look like the one on a keyboard: a page's own no-break hyphen, and those of a text program. */
const dashes = /[\u2010-\u2015\u2212]/g;

/** The text as a person sees it, in the characters of a keyboard. A rule would refuse the others, and nobody could see why. */
export const plainText = (text: string): string => text.replace(unseen, "").replace(/\s/g, " ").replace(dashes, "-");
