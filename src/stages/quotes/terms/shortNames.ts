import { unlimited } from "../../../business/badges";
import type { AutoCoverageId } from "../../../business/coveragesAuto";
import type { LifeCoverageId } from "../../../business/coveragesLife";
import type { PetCoverageId } from "../../../business/coveragesPet";
import type { PropertyCoverageId } from "../../../business/coveragesProperty";
import { fill, phrases, worded, type Phrase } from "../../../kernel/phrase";
import { briefly, inSentence } from "./usual";

type CoverageId = AutoCoverageId | LifeCoverageId | PetCoverageId | PropertyCoverageId;

/** Names that are short enough for a row and the sentence above the list, beside an amount: "$100K/$300K injury". */
const names: Readonly<Partial<Record<CoverageId, Phrase>>> = phrases("quotes.short", {
  BODILY_INJURY: "injury",
  UNINSURED_MOTORIST: "uninsured",
  UNDERINSURED_MOTORIST: "underinsured",
  UNINSURED_MOTORIST_PROPERTY_DAMAGE: "uninsured damage",
  PIP_LIMIT: "injury protection",
  COMPREHENSIVE_DEDUCTIBLE: "comprehensive",
  COLLISION_DEDUCTIBLE: "collision",
  DWELLING: "home",
  CONTENTS: "belongings",
  PERSONAL_LIABILITY: "liability",
  ALL_PERILS: "deductible",
  Deductible: "deductible",
  CoverageLimit: "a year",
  POLICY_DURATION: "of coverage",
});

/** Returns the name of a coverage beside its amount. A condominium insures the inside of a unit, as its label says, and not a home. */
export const shortName = (text: (phrase: Phrase) => string, { id, label }: { readonly id: string; readonly label: string }): string => {
  const name = /unit/.test(label) ? null : names[id as CoverageId];
  return name ? text(name) : inSentence(text(worded(label)));
};

const answers = phrases("quotes.card", { isSo: "{label}: {value}", isNot: "no {label}" });

interface NamedCoverage {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/**
 * Returns a coverage with its value, inside a sentence, in the order of `form`: "unlimited a year", and in Spanish "máximo anual sin
 * límite". "No medical exam" is English, but "yes medical exam" isn't. `space` is that inside the value.
 */
export function withValue(text: (phrase: Phrase) => string, form: Phrase, { id, label, value }: NamedCoverage, space = " "): string {
  const isAmount = value === unlimited || /\d/.test(value);
  const order = isAmount ? form : value === "No" ? answers.isNot : answers.isSo;
  const said = inSentence(text(worded(briefly(value)))).replaceAll(" ", space);
  return text(fill(order, { value: said, label: shortName(text, { id, label }) }));
}
