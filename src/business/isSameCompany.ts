const key = (name: string): string => name.toLowerCase().replace(/[.,]/g, "").replace(/\s(?:llc|inc|corp|co|ltd)$/, "").trim();

/** Tells whether two names mean one company, such as "Clearmoor" and "Clearmoor, LLC". */
export const isSameCompany = (one: string, other: string): boolean => key(one) === key(other);
