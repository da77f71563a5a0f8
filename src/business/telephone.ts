import { phone } from "./limits";

/** The tel: link of a number as partners write it. */
export const telephone = (number: string): string => `tel:+${phone.countryCode}${number.replace(/\D/g, "").slice(-phone.digits)}`;

/** A number that stays on one line. */
export const unbroken = (number: string): string => number.replace(/ /g, "\u00a0").replace(/-/g, "\u2011");
