/** A number that can be called, however it is broken up. */
const telephoneNumber = /\(?\d{3}\)?[ -]*\d{3}[ -]*\d{4}/g;

const tidy = (text: string): string => text.replace(/ +/g, " ").trim();

/** A person's name as an e-mail says it: its letters, of which no mail program makes a link or a number to call. */
export const unlinkedName = (name: string): string => tidy(name.replace(/[^\p{L}\p{M}'’ -]/gu, " "));

/** A part of an address as an e-mail says it: without the dots and telephone numbers that a mail program would make links of. */
export const unlinkedAddress = (part: string): string => tidy(part.replaceAll(".", " ").replace(telephoneNumber, " "));
