import { describe, expect, it } from "vitest";
import { dollars, dollarsAndCents, exactDollars, shorthand } from "./money";

describe("money", () => {
  it.each([
    [0, "$0"],
    [1_249.5, "$1,250"],
    [1_249.49, "$1,249"],
  ])("%d in whole dollars", (amount, text) => expect(dollars(amount)).toBe(text));

  it.each([
    [114, "114", "00"],
    [98.005, "98", "01"],
    [1_234.99, "1,234", "99"],
    [99.999, "100", "00"],
  ])("%d as dollars and cents", (amount, whole, cents) => expect(dollarsAndCents(amount)).toEqual({ dollars: whole, cents }));

  it.each([
    [684, "$684.00"],
    [1_234.5, "$1,234.50"],
  ])("%d to the cent", (amount, text) => expect(exactDollars(amount)).toBe(text));

  it.each([
    [999, "$999"],
    [1_000, "$1K"],
    [1_049, "$1K"],
    [1_050, "$1.1K"],
    [9_949, "$9.9K"],
    [9_950, "$10K"],
    [10_499, "$10K"],
    [10_500, "$11K"],
    [999_499, "$999K"],
    [999_500, "$1M"],
    [1_250_000, "$1.25M"],
    [2_000_000, "$2M"],
  ])("%d in short", (amount, text) => expect(shorthand(amount)).toBe(text));
});
