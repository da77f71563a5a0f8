import { expect, test } from "vitest";
import { answersOf } from "../../flow/field";
import { say, type Phrase } from "../../kernel/phrase";
import { coverRows } from "./coverRows";
import { reviewGroups } from "./reviewGroups";

const propertyAddress = { addressLine1: "500 Congress Ave", addressLine2: "Apt 4", city: "Austin", state: "TX", zipCode: "78701" };
const shown = "500 Congress Ave, Apt 4, Austin, TX 78701";
const text = (phrase: Phrase): string => say(phrase);

test("the review has the unit before the city", () => {
  const rows = reviewGroups(answersOf(propertyAddress), undefined, text).flatMap((group) => group.rows);
  expect(rows.find(({ id }) => id === "address")?.value).toBe(shown);
});

test("the policy has the unit before the city, on the screen", () => {
  const policy = { insured: ["Morgan Reyes"], propertyAddress, coverages: [], plan: { premiumCents: 13_281 } };
  expect(coverRows(policy, text)).toContainEqual(["Address", shown]);
});
