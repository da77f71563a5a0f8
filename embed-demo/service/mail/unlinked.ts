/** A telephone number that can be dialed, however it is broken up. */
const telephoneNumber = /\(?\d{3}\)?[ -]*\d{3}[ -]*\d{4}/g;

const tidy = (text: string): string => text.replace(/ +/g, " ").trim();

/** A person's name as e-mails write it: only letters, so that mail programs don't make a link or a telephone number of it. */
export const unlinkedName = (name: string): string => tidy(name.replace(/[^\p{L}\p{M}'’ -]/gu, " "));

/** A part of an address as e-mails write it: without dots and telephone numbers, which mail programs would turn into links. */
export const unlinkedAddress = (part: string): string => tidy(part.replaceAll(".", " ").replace(telephoneNumber, " "));
