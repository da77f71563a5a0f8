/** The tel: link of a number as partners write it. */
export const telephone = (number: string): string => `tel:+1${number.replace(/\D/g, "").slice(-10)}`;

/** A number that stays on one line. */
export const unbroken = (number: string): string => number.replace(/ /g, "\u00a0").replace(/-/g, "\u2011");
