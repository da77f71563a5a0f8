import { describe, expect, it } from "vitest";
import type { AnyField } from "../../flow/field";
import { answersOf } from "../../flow/field";
import { isoDate } from "../../kernel/dates";
import { hashOf } from "../../kernel/ids";
import { say } from "../../kernel/phrase";
import { codeOf, matching } from "./breeds";
import { effectiveDate } from "./effectiveDate";
import { petAge, petAges, petBreed, petName, petType, petZip } from "./fields";
import { examples } from "./examples";
import { line } from "./line";

const context = { answers: answersOf({}), state: null, now: new Date(2026, 5, 15, 12) };

it.each<[AnyField, unknown, string | null]>([
  [petType, "", "Pet type is required"],
  [petType, "CAT", null],
  [petName, "", "Enter a pet name of up to 50 characters"],
  [petName, "   ", "Enter a pet name of up to 50 characters"],
  [petName, "x".repeat(50), null],
  [petName, `  ${"x".repeat(50)}  `, null],
  [petName, "x".repeat(51), "Enter a pet name of up to 50 characters"],
  [petBreed, " ", "Select a breed"],
  [petBreed, "Beagle", null],
  [petAge, "", "Age is required"],
  [petAge, "1", null],
  [petZip, "", "Zip code is required"],
  [petZip, "  ", "Zip code is required"],
  [petZip, "4321", "Enter a valid 5-digit ZIP Code"],
  [petZip, "432155", "Enter a valid 5-digit ZIP Code"],
  [petZip, "4321a", "Enter a valid 5-digit ZIP Code"],
  [petZip, " 43215 ", null],
])("%#: %o says %j", (field, value, message) => {
  const found = field.rule?.(value, context) ?? null;
  expect(found && say(found)).toBe(message);
});

it("takes ages from 1 to 20, as strings or as a host's numbers", () => {
  expect([petAges[0], petAges.at(-1), petAges.length]).toEqual(["1", "20", 20]);
  expect(["0", "1", 20, 21, "", 1.5, [3]].map((age) => petAge.shape.safeParse(age).success)).toEqual([false, true, true, false, true, false, false]);
});

describe("the first day of coverage", () => {
  it.each([
    ...["FL", "MA", "MD", "NC", "NY", "NV"].map((state) => [state, "2026-06-16"] as const),
    ["OH", "2026-06-17"],
    ["", "2026-06-17"],
  ] as const)("in %j is %s", (state, day) => expect(isoDate(effectiveDate(state, context.now))).toBe(day));
  it("may fall in the next year", () => expect(isoDate(effectiveDate("OH", new Date(2026, 11, 30, 23, 59)))).toBe("2027-01-01"));
});

describe("breeds", () => {
  const named = (...names: string[]) => names.map((name) => ({ name, code: name.toUpperCase().replaceAll(" ", "_") }));
  const dogs = named("Mixed breed", "Beagle", "Golden Retriever", "Labrador Retriever", "Redbone Coonhound");
  const spanish = { name: "Pastor alemán", code: "GERMAN_SHEPHERD", also: "German Shepherd" };
  const called = [
    { name: "Mixed breed, small", code: "SMALL", called: ["Mutt"] },
    { name: "Mixed breed, large", code: "LARGE", called: ["Mutt"] },
    { name: "Yorkipoo", code: "YORKIPOO", called: ["Yorkie Poo"] },
    { name: "Yorkshire Terrier", code: "YORKSHIRE_TERRIER", called: ["Yorkie"] },
    { name: "Belgian Shepherd", code: "BELGIAN_SHEPHERD", called: ["Malinois", "Tervuren"] },
  ];
  const breeds = { dogs: [...dogs, spanish, ...called], cats: named("Bengal") };
  it.each([
    ["be", ["Beagle"]],
    [" re ", ["Redbone Coonhound", "Golden Retriever", "Labrador Retriever"]],
    ["RE", ["Redbone Coonhound", "Golden Retriever", "Labrador Retriever"]],
    ["lab retr", ["Labrador Retriever"]],
    ["coon redbone", ["Redbone Coonhound"]],
    ["labradorretriever", ["Labrador Retriever"]],
    ["bea gle", ["Beagle"]],
    ["triever", ["Golden Retriever", "Labrador Retriever"]],
    ["hound", ["Redbone Coonhound"]],
    ["no such", []],
    ["un", []],
    ["oun", ["Redbone Coonhound"]],
    ["-", []],
    ["mixed", ["Mixed breed"]],
    ["", dogs.map(({ name }) => name)],
  ])("%j suggests %j", (typed, names) => expect(matching(dogs, typed).map(({ name }) => name)).toEqual(names));
  it("suggests a breed by its name in the other language", () => expect(matching([spanish], "germ")).toEqual([spanish]));
  it("suggests a breed by its name without accents", () => expect(matching([spanish], "pastor aleman")).toEqual([spanish]));
  it.each([
    ["yorkie", ["Yorkshire Terrier", "Yorkipoo"]],
    ["york", ["Yorkipoo", "Yorkshire Terrier"]],
    ["yorkie p", ["Yorkipoo"]],
    ["mutt", ["Mixed breed, small", "Mixed breed, large"]],
    ["terv", ["Belgian Shepherd"]],
    ["inois", ["Belgian Shepherd"]],
    ["belgian tervuren", []],
  ])("%j suggests what is called so: %j", (typed, names) => expect(matching(called, typed).map(({ name }) => name)).toEqual(names));
  it("suggests seven at most, mixed ones first", () => {
    const many = named("Mixed breed", ...Array.from({ length: 20 }, (_member, index) => `Breed ${index}`));
    expect(matching(many, "").map(({ name }) => name)).toHaveLength(7);
    expect(matching(many, "")[0]?.name).toBe("Mixed breed");
  });
  it.each([
    ["DOG", " golden retriever ", "GOLDEN_RETRIEVER"],
    ["DOG", "GOLDEN_RETRIEVER", "GOLDEN_RETRIEVER"],
    ["CAT", "Golden Retriever", null],
    ["", "Bengal", null],
    ["", "Beagle", null],
    ["CAT", "Bengal", "BENGAL"],
    ["DOG", "pastor alemán", "GERMAN_SHEPHERD"],
    ["DOG", "Pastor aleman", "GERMAN_SHEPHERD"],
    ["DOG", "German Shepherd", "GERMAN_SHEPHERD"],
    ["DOG", " yorkie", "YORKSHIRE_TERRIER"],
    ["DOG", "Tervuren", "BELGIAN_SHEPHERD"],
    ["DOG", "mutt", null],
  ])("%s %j has the code %j", (type, name, code) => expect(codeOf(breeds, type, name)).toBe(code));
});

describe("the price depends on", () => {
  const answers = examples.maximal("TX");
  const hash = (values: Record<string, unknown>) => hashOf(line.ratingInput(answersOf({ ...answers, ...values })));
  it.each([["state", "OH"], ["zipCode", "10001"], ["petType", "CAT"], ["petName", "Miso"], ["breed", "Pug"], ["petAge", "2"]])("%s", (name, value) =>
    expect(hash({ [name]: value })).not.toBe(hash({})),
  );
  it.each([["email", "a@example.com"], ["primaryPhoneNumber", ""], ["subscribeCheckbox", false]])("not on %s", (name, value) =>
    expect(hash({ [name]: value })).toBe(hash({})),
  );
});
