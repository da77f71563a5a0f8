import { expect, it } from "vitest";
import { phrases, say, type Phrase } from "../../../kernel/phrase";
import quotes from "../../../texts/es/quotes.json";
import service from "../../../texts/es/service.json";
import { shortName, withValue } from "./shortNames";

it.each([
  ["Home structure", "home"],
  ["Inside your unit", "inside your unit"],
])("calls %j beside its amount %j", (label, expected) => expect(shortName(say, { id: "DWELLING", label })).toBe(expected));

const { term } = phrases("quotes.shared", { term: "{value} {label}" });
const spanish = (phrase: Phrase): string => say(phrase, undefined, { ...quotes, ...service }, "es");

it.each([
  [{ id: "CoverageLimit", label: "Maximum payout", value: "Unlimited" }, "unlimited a year", "máximo anual sin límite"],
  [{ id: "CoverageLimit", label: "Maximum payout", value: "$5,000" }, "$5,000 a year", "máximo anual $5,000"],
  [{ id: "BODILY_INJURY", label: "Bodily injury", value: "$100K per person / $300K per incident" }, "$100K/$300K injury", "lesiones $100K/$300K"],
  [{ id: "COLLISION_DEDUCTIBLE", label: "Collision deductible", value: "No coverage" }, "collision: no coverage", "colisión: sin cobertura"],
  [{ id: "MEDICAL_EXAM", label: "Medical exam", value: "No" }, "no medical exam", "sin examen médico"],
  [{ id: "MEDICAL_EXAM", label: "Medical exam", value: "Yes" }, "medical exam: yes", "examen médico: sí"],
])("in a sentence, %j is %j and in Spanish %j", (coverage, english, inSpanish) => {
  expect(withValue(say, term, coverage)).toBe(english);
  expect(withValue(spanish, term, coverage)).toBe(inSpanish);
});
