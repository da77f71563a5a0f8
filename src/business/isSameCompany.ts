const key = (name: string): string => name.toLowerCase().replace(/[.,]/g, "").replace(/\s(?:llc|inc|corp|co|ltd)$/, "").trim();

/** Whether two names are one company's: "Clearmoor" and "Clearmoor, LLC". */
export const isSameCompany = (one: string, other: string): boolean => key(one) === key(other);
