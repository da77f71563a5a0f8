const key = (name: string): string => name.toLowerCase().replace(/[.,]/g, "").trim().replace(/\s+(?:llc|inc|corp|co|ltd)$/, "");

/** Tells whether two names mean one company, such as "Clearmoor" and "Clearmoor, LLC". */
export const isSameCompany = (one: string, other: string): boolean => key(one) === key(other);
