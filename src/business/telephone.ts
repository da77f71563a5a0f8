import { phone } from "./limits";

/** Returns the tel: link of a number as partners write it. */
export const telephone = (number: string): string => `tel:+${phone.countryCode}${number.replace(/\D/g, "").slice(-phone.digits)}`;

/** North American numbering: area code 2-9 then 0-8, exchange 2-9; any US writing of the ten digits, with or without +1. */
export const phonePattern = new RegExp(`^(?:\\+?${phone.countryCode}[ .-]?)?\\(?[2-9][0-8]\\d\\)?[ .-]?[2-9]\\d{2}[ .-]?\\d{${phone.digits - 6}}$`);

/** A number with spaces that don't wrap. */
export const unbroken = (number: string): string => number.replace(/ /g, "\u00a0").replace(/-/g, "\u2011");
