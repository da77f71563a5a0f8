import { addDays, calendarDay, formatDate } from "../../src/kernel/dates";

/** The values of one kind of field: the first lets a visitor go on, the others are on bounds, beyond them, or nonsense. */
type Pool = readonly string[];

const inDays = (days: number): string => formatDate(addDays(calendarDay(new Date()), days));

const nonsense: Pool = ["", " ", "0", "-1", "99999999999", "1e9", "<b>x</b>", "'; --", "ß🙂", "x".repeat(300)];

/** Values that only this visitor types, so that a leak can be found anywhere. */
export const personal = {
  firstName: "Quillon",
  // This name keeps companies from failing at random.
  lastName: "Steady Carriers",
  otherName: "Zephyrine",
  email: "quillon.zq@example.com",
  birth: "03/17/1979",
  phone: "(512) 555-0147",
  street: "4471 Quarrel Hollow Rd",
  vin: "1HGCM82633A004352",
} as const;

/** Pools by the field's name in the form, which is the same in every language. */
const pools: readonly (readonly [RegExp, Pool])[] = [
  [/email/i, [personal.email, "", "quillon", "quillon.zq@gmial.com", "a@b", `${"q".repeat(60)}@example.com`]],
  [/phone/i, [personal.phone, "", "1 512 555 0147", "555", "(911) 555-0147"]],
  [/zip/i, ["78701", "90012", "02108", "33602", "96813", "00901", "1234", "78701-1234"]],
  [/^state$/i, ["TX", "CA", "MA", "FL", "HI", "NY", "OH", "PR", "ZZ"]],
  [/city/i, ["Austin", "Los Angeles", "Boston", "Tampa", "Honolulu", "New York", "Columbus"]],
  [/street|address(?:Line)?1?$|addressLine1/i, ["12 Full Records St", personal.street, "1 No Records St", "PO Box 12", "12 Apartment St", "4471 Quarrel Hollow Rd, Austin, TX 78701"]],
  [/unit|addressLine2/i, ["", "Apt 4", "x".repeat(40)]],
  [/first/i, [personal.firstName, personal.otherName, "José", "-", "Q".repeat(51), "Q1"]],
  [/last(?:Name)?$/i, [personal.lastName, "O’Quill-Ñandú", "Steady Carriers", "..."]],
  [/(?:birth|dob)/i, [personal.birth, inDays(0), inDays(-18 * 365 - 5), inDays(-18 * 365), "02/29/1984", "02/30/1984", "13/01/1980", "01/01/1900", "3/7/79"]],
  [/licensed/i, ["05/2004", "05/04/2004", "01/1980", "13/2004", "12/2099"]],
  [/(?:start|effective|policy).*date|startDate/i, [inDays(30), inDays(0), inDays(1), inDays(60), inDays(61), inDays(365), inDays(366), inDays(-1), "2/30/2027"]],
  [/date|since/i, [inDays(-400), inDays(1), "01/01/1970", "12/31/1969", "06/2019"]],
  [/vin/i, [personal.vin, "5YJ3E1EA7KF317000", "ZFF67NFA8D0190000", "1ZZZZZZZZZZ000000", "IOQ"]],
  [/mile/i, ["9,500", "999", "1000", "100000", "100001", "0"]],
  [/yearBuilt|built/i, ["1994", "1699", "1700", "2027", "2099", "94"]],
  [/year/i, ["2019", "1899", "1980", "2027", "2028", "19"]],
  [/square|feet|sqft/i, ["1,980", "99", "100", "20000", "20001"]],
  [/stor(?:y|ies)|floor/i, ["2", "0", "1", "4", "5", "2.5"]],
  [/income|debt|saving|amount|cost|value|limit|contents/i, ["62000", "999", "1000", "100001", "999999999"]],
  [/breed/i, ["Labrador Retriever", "labr", "Mixed"]],
  [/card/i, ["4242 4242 4242 4242", "4000 0000 0000 0002", "4000 0000 0000 3220", "4000"]],
  [/name/i, [personal.otherName, personal.firstName, "", "x".repeat(60)]],
];

const poolOf = (field: string): Pool => pools.find(([pattern]) => pattern.test(field))?.[1] ?? ["12"];

/** Returns a value with which a visitor goes on. */
export const fitting = (field: string): string => poolOf(field)[0] ?? "";

/** Returns any value for a field, from the fitting one to nonsense. */
export function anyValue(field: string, pick: number): string {
  const all = [...poolOf(field), ...nonsense];
  return all[pick % all.length]!;
}

/** Values to look for in places without personal data. States, towns and years identify nobody. */
export const secrets: readonly string[] = [personal.firstName, personal.otherName, personal.email, "quillon.zq", personal.birth, personal.phone, "Quarrel Hollow", "12 Full Records", personal.vin];
