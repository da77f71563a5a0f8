import { describe, expect, it } from "vitest";
import { coverageAmountFor, coverageAmounts } from "../../business/life";
import type { AnyField } from "../../flow/field";
import { answersOf } from "../../flow/field";
import { hashOf } from "../../kernel/ids";
import { say } from "../../kernel/phrase";
import { gender, gendersIn } from "../../steps/person/gender";
import { cases } from "./cases";
import { coverageAmount, healthRating, lifeBirthDate, lifeState, smoker, term, usage } from "./fields";
import { examples } from "./examples";
import { sumOf } from "./helper";
import { line } from "./line";

type Values = Readonly<Record<string, unknown>>;
const answers = examples.maximal("TX");
const now = new Date(2026, 5, 15, 12);
const contextOf = (values: Values, state = "TX") => ({ answers: answersOf({ ...answers, ...values }), state, now });

const { previously, currently } = usage;

/** The message of a field's rule for a value, given the other answers. */
const saysTo = <Value>(field: { rule?(value: Value, context: ReturnType<typeof contextOf>): ReturnType<NonNullable<AnyField["rule"]>> }, value: Value, others: Values = {}) => {
  const found = field.rule?.(value, contextOf(others)) ?? null;
  return found && say(found);
};

it.each([
  ["OH", null],
  ["DC", null],
  ["", "Select a state"],
  ["PR", "Select a state"],
  ["GUAM", "Select a state"],
  ["O", "Select a state"],
])("state %j: %j", (typed, message) => expect(saysTo(lifeState, typed)).toBe(message));

describe("birth date", () => {
  it.each([
    ["", "Enter a birthdate"],
    ["2/29", "Enter a date formatted MM/DD/YYYY"],
    ["2/29/85", "Complete year required"],
    ["2/29/1985", "Invalid date"],
    ["6/16/2026", "Date cannot be in the future"],
    ["6/15/2026", null],
    ["1/1/1900", null],
  ])("%j: %j", (typed, message) => expect(saysTo(lifeBirthDate, typed)).toBe(message));

  const raisedBy = (dateOfBirth: string) => cases.filter((known) => known.when?.(contextOf({ dateOfBirth }))).map(({ id }) => id);
  it.each([
    ["6/16/2008", ["lifeCaseUnderMinDoB"]],
    ["6/15/2008", []],
    ["6/16/1945", []],
    ["6/15/1945", ["lifeCaseOverMaxDoB"]],
    ["", []],
    ["2/30/2020", []],
  ])("%j raises %j", (typed, raised) => expect(raisedBy(typed)).toEqual(raised));

  it.each([
    ["lifeCaseUnderMinDoB", "You must be at least 18 years old"],
    ["lifeCaseOverMaxDoB", "Enter an age of 80 or younger"],
  ])("%s is about the birth date: %j", (id, message) => {
    const { about, before, dismissible, main } = cases.find((known) => known.id === id)!;
    const said = about?.(contextOf({}));
    expect(said?.field.name).toBe("dateOfBirth");
    expect(said && say(said.message)).toBe(message);
    expect({ before, dismissible, main: main.outcome.kind }).toEqual({ before: true, dismissible: false, main: "phone" });
  });
});

describe("gender", () => {
  it.each([
    ["", "TX", "Select a gender"],
    ["Female", "TX", null],
    ["NonBinary", "TX", "Select a gender"],
    ...["CO", "DC", "NY", "OR", "VA"].map((state) => ["NonBinary", state, null] as const),
  ] as const)("%j in %s: %j", (value, state, message) => {
    const found = gender.rule?.(value, contextOf({}, state)) ?? null;
    expect(found && say(found)).toBe(message);
  });
  it("offers the genders that its rule accepts", () => expect([gendersIn("NY").length, gendersIn("NJ").length]).toEqual([3, 2]));
});

describe("a choice is required", () => {
  it.each([[healthRating], [smoker]])("%#", (field) => expect(saysTo(field, "")).toBe("Selection required"));
  it("accepts a choice", () => {
    expect(saysTo(healthRating, "Fair")).toBeNull();
    expect(saysTo(smoker, "Never")).toBeNull();
  });
});

describe("products", () => {
  it.each([
    ["previously", "Previously", [], "Selection required"],
    ["previously", "Previously", ["Pipe"], null],
    // A current user may never have given up a product.
    ["previously", "Currently", [], null],
    ["currently", "Currently", [], "Selection required"],
    ["currently", "Currently", ["Pipe"], null],
  ] as const)("%s for %s: %j says %j", (period, answer, chosen, message) =>
    expect(saysTo(usage[period].products, chosen, { smoker: answer })).toBe(message),
  );

  it.each([
    ["currently", ["Chew"], "", "Select frequency"],
    ["currently", ["Chew"], "12", null],
    ["currently", ["Pipe"], "", null],
    ["previously", ["Chew"], "", "Select frequency"],
    ["previously", ["Chew"], "365", null],
    ["previously", [], "", null],
  ] as const)("%s, %j chosen: frequency of Chew %j says %j", (period, chosen, value, message) =>
    expect(saysTo(usage[period].of.Chew.frequency, value, { [`${period}_products`]: chosen })).toBe(message),
  );

  const lastUse = previously.of.Cigars.lastUse!;
  it.each([
    ["", "Enter last use date"],
    ["  ", "Enter last use date"],
    ["2/2020", "Enter a date formatted MM/DD/YYYY"],
    ["2/30/2020", "Invalid date"],
    ["2/1/20", "Complete year required"],
    ["6/16/2026", "Date cannot be in the future"],
    ["6/15/2026", null],
    ["02/29/1984", null],
    ["02/28/1984", "Enter a date after the date of birth"],
  ])("last use %j of somebody born on 2/29/1984: %j", (value, message) => expect(saysTo(lastUse, value, { previously_products: ["Cigars"] })).toBe(message));
  it("asks for no last use of a product that isn't chosen or is still used", () => {
    expect(saysTo(lastUse, "", { previously_products: ["Pipe"] })).toBeNull();
    expect(currently.of.Cigars.lastUse).toBeUndefined();
  });
  it("asks two questions about each past product and one about each current one", () => {
    expect(previously.all).toHaveLength(13);
    expect(currently.all).toHaveLength(7);
  });
});

describe("coverage", () => {
  it("offers 50,000 to 10,000,000 dollars", () => {
    const gaps = coverageAmounts.slice(1).map((amount, index) => amount - coverageAmounts[index]!);
    expect([coverageAmounts[0], coverageAmounts.at(-1), coverageAmounts.length]).toEqual([50_000, 10_000_000, 63]);
    expect([...new Set(gaps)]).toEqual([25_000, 50_000, 100_000, 250_000]);
    expect(coverageAmounts).toEqual(expect.arrayContaining([475_000, 500_000, 550_000, 800_000, 900_000, 1_000_000, 1_250_000]));
  });
  it.each([
    [0, 50_000],
    [50_000, 50_000],
    [50_001, 75_000],
    [500_001, 550_000],
    [800_001, 900_000],
    [1_000_001, 1_250_000],
    [10_000_000, 10_000_000],
    [10_000_001, 10_000_000],
  ])("%i becomes %i", (wanted, amount) => expect(coverageAmountFor(wanted)).toBe(amount));
  it("rejects any other amount or term from storage", () => {
    expect([coverageAmount.initial, term.initial]).toEqual([500_000, 20]);
    expect([500_000, 510_000].map((amount) => coverageAmount.shape.safeParse(amount).success)).toEqual([true, false]);
    expect([10, 40, 45].map((years) => term.shape.safeParse(years).success)).toEqual([true, true, false]);
  });
});

describe("the helper's sum", () => {
  const nothing = { income: "", years: 10, debts: "", education: "", savings: "" };
  it.each([
    [nothing, 0, 50_000],
    [{ ...nothing, income: "62,000", debts: "185000", education: "80,000", savings: "40,000" }, 845_000, 900_000],
    [{ ...nothing, income: "50,000", years: 1, savings: "50,001" }, 0, 50_000],
    [{ ...nothing, debts: "50,001" }, 50_001, 75_000],
    [{ ...nothing, income: "2,000,000" }, 20_000_000, 10_000_000],
    [{ ...nothing, income: " ", debts: "100,000" }, 100_000, 100_000],
  ])("%j needs %i: %i", (typed, need, suggestion) => expect(sumOf(typed)).toMatchObject({ need, suggestion }));

  it.each([
    { ...nothing, income: "about 60", debts: "100,000" },
    { ...nothing, debts: "1,000,000,000" },
    { ...nothing, debts: "100,000", savings: "-5" },
  ])("%j has none before it is corrected", (typed) => expect(sumOf(typed)).toBeNull());
});

describe("the price depends on", () => {
  const hash = (values: Values) => hashOf(line.ratingInput(answersOf({ ...answers, ...values })));
  const before = hash({});
  it.each<[string, Values]>([
    ["the state", { state: "OH" }],
    ["age", { dateOfBirth: "2/28/1984" }],
    ["gender", { gender: "Female" }],
    ["a name, by which records are found", { lastName: "Moreau-Lind" }],
    ["health", { healthRating: "Good" }],
    ["tobacco", { smoker: "Previously" }],
    ["a product less", { currently_products: ["Chew"] }],
    ["how often", { currently_Chew_frequency: "365" }],
    ["when last", { previously_Chew_lastUseDate: "05/16/2020" }],
    ["the amount", { coverageAmount: 500_000 }],
    ["the term", { term: 20 }],
  ])("%s", (_what, values) => expect(hash(values)).not.toBe(before));
  it.each<[string, Values]>([
    ["an e-mail address", { email: "other@example.com" }],
    ["a phone number", { primaryPhoneNumber: "" }],
    ["the order in which products were chosen", { currently_products: [...(answers.currently_products as string[])].reverse() }],
  ])("not on %s", (_what, values) => expect(hash(values)).toBe(before));
  it("not on the details of a product that is no longer chosen", () => {
    const without = { currently_products: ["Pipe"], previously_products: ["Pipe"] };
    const details = { currently_Chew_frequency: "52", previously_Chew_frequency: "52", previously_Chew_lastUseDate: "05/16/2020" };
    expect(hash({ ...without, ...details })).toBe(hash(without));
  });
});
