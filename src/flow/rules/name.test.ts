import { expect, it } from "vitest";
import { phrases, say } from "../../kernel/phrase";
import { answersOf } from "../field";
import { personName } from "./name";

const texts = phrases("test", { missing: "Enter a first name" });
const context = { answers: answersOf({}), state: null, now: new Date(0) };

it.each([
  ["", "Enter a first name"],
  ["   ", "Enter a first name"],
  ["Maya", null],
  ["  Maya  ", null],
  ["Mary Ann O'Neil-Smith Jr.", null],
  ["José Núñez", null],
  ["D’Arcy", null],
  ["Łukasz", null],
  ["Okafor2", "Cannot include numbers"],
  ["Okafor٣", "Cannot include numbers"],
  ["Maya!", "Invalid special characters"],
  ["Maya_O", "Invalid special characters"],
  ["-", "Please enter a valid name"],
  [". '", "Please enter a valid name"],
  ["a".repeat(40), null],
  [` ${"a".repeat(40)} `, null],
  ["a".repeat(41), "Must be less than or equal to 40 characters"],
])("%j", (value, message) => {
  const found = personName(texts.missing)(value, context);
  expect(found && say(found)).toBe(message);
});
