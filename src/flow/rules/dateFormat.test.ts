import { describe, expect, it } from "vitest";
import { formatTypedDate, formatTypedMonth, typedFromIso } from "./dateFormat";

/** Returns the field's text after each key. */
const typed = (keys: string, format: (text: string) => string): string => [...keys].reduce((text, key) => format(text + key), "");

describe("dates", () => {
  it.each([
    ["09071985", "09/07/1985"],
    ["1/2/1990", "1/2/1990"],
    ["9/7/1985", "9/7/1985"],
    ["12/31/1999", "12/31/1999"],
    ["1231", "12/31"],
    ["1/231990", "1/23/1990"],
    ["12", "12"],
    ["1985", "1985"],
    ["19850907", "1985/09/07"],
    ["20010907", "2001/09/07"],
    ["2/190", "2/19/0"],
  ])("%s shows as %s", (keys, text) => expect(typed(keys, formatTypedDate)).toBe(text));

  it.each(["1985-9-7", "9.7.1985", "Sept 7", ""])("%j isn't changed", (text) => expect(formatTypedDate(text)).toBe(text));
  it("converts a date of another system", () => expect(formatTypedDate("1985-09-07")).toBe("09/07/1985"));
  it("drops no digit", () => expect(formatTypedDate("090719851")).toBe("09/07/19851"));
});

describe("months", () => {
  it.each([
    ["2004", "2004"],
    ["200405", "2004/05"],
    ["0620", "06/20"],
    ["062005", "06/2005"],
    ["6/2005", "6/2005"],
    ["06/15/2005", "06/15/2005"],
    ["06152005", "06/15/2005"],
    ["6/15/2005", "6/15/2005"],
    ["62005", "62/005"],
  ])("%s shows as %s", (keys, text) => expect(typed(keys, formatTypedMonth)).toBe(text));
  it("converts a date of another system", () => expect(formatTypedMonth("2005-06-15")).toBe("06/15/2005"));
});

describe("dates of other systems", () => {
  it.each([
    ["1985-09-07", "09/07/1985"],
    ["1985-13-07", "1985-13-07"],
    ["9/7/1985", "9/7/1985"],
    ["", ""],
  ])("%s is shown as %s", (given, shown) => expect(typedFromIso(given)).toBe(shown));
});
