import { describe, expect, it } from "vitest";
import { answersOf } from "../../flow/field";
import { addressSearch, stateField } from "./address";

const judge = (typed: string, told: Record<string, unknown> = {}) =>
  addressSearch.rule?.(typed, { answers: answersOf(told), state: null, now: new Date(0) })?.english ?? null;

const choose = "Choose your address from the list or enter it manually";

describe("an address in one line", () => {
  it.each([
    ["", "Enter an address."],
    ["418 Alder St", choose],
    ["418 Alder St, Columbus, ZZ 43215", choose],
    ["418 Alder St, Columbus, OH 43215", null],
    ["418 Alder St, Apt #2, Columbus, OH 43215", null],
    ["418 Alder St; Rear, Columbus, OH 43215", "Invalid special characters"],
    ["418 Alder St, Columbus 2, OH 43215", "Cannot include numbers"],
    ["418 Alder St, Apt 2/3, Columbus, OH 43215", "Invalid entry"],
  ])("%j is validated by its parts", (typed, message) => expect(judge(typed)).toBe(message));

  it.each([
    ["418 Alder St", null],
    ["418 Peña St", null],
    ["418 Peña St!", "Invalid special characters"],
  ])("%s, filled in from elsewhere, by its parts, too", (addressLine1, message) => {
    const told = { addressLine1, city: "Columbus", state: "OH", zipCode: "43215" };
    expect(judge(`${addressLine1}, Columbus, OH 43215`, told)).toBe(message);
  });

  it("isn't validated while the parts are typed manually", () => expect(judge("", { startInManualMode: true })).toBeNull());
});

it.each([
  [true, "ZZ", "Select a state"],
  [true, "OH", null],
  [false, "ZZ", null],
])("manually %s, state %s", (startInManualMode, code, message) => {
  const context = { answers: answersOf({ startInManualMode }), state: null, now: new Date(0) };
  expect(stateField.rule?.(code, context)?.english ?? null).toBe(message);
});
