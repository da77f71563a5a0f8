import type { HealthRating, SmokerAnswer, TobaccoProduct } from "../../business/life";
import { coverageAmounts, healthRatings, lifeDefaults, lifeTerms, smokerAnswers, tobaccoFrequencies, tobaccoProducts } from "../../business/life";
import type { AnyField, Answers, Field } from "../../flow/field";
import { field } from "../../flow/field";
import { messages } from "../../flow/rules/messages";
import { chosen } from "../../flow/rules/rule";
import { phrases, type Phrase } from "../../kernel/phrase";
import { z } from "../../kernel/zod";
import { dateOfBirth } from "../../session/fields/person";
import { birthDateRule, frequencyRule, lastUseRule, productsRule, stateRule } from "./rules";

const personal = true;

/** The state that all lines share with the address, asked here without the rest of it. */
export const lifeState = field("state", z.string(), { label: "State", initial: "", kept: true, rated: true, rule: stateRule });

/** The birth date that all lines share. Here an age outside 18-80 raises a case instead of an error. */
export const lifeBirthDate: Field<string> = { ...dateOfBirth, rule: birthDateRule };

export const healthRating = field<HealthRating | "">("healthRating", z.enum([...healthRatings, ""]), {
  label: "Health",
  initial: "",
  personal,
  rated: true,
  rule: chosen(messages.selection),
});

export const smoker = field<SmokerAnswer | "">("smoker", z.enum([...smokerAnswers, ""]), {
  label: "Tobacco, nicotine, and cannabis",
  initial: "",
  personal,
  rated: true,
  rule: chosen(messages.selection),
});

/** Products used in the past, and products used now. */
export type Period = "previously" | "currently";

/** The questions about one chosen product. */
export interface ProductFields {
  /** Times a year, as a select has it: "365". */
  readonly frequency: Field<string>;
  /** MM/DD/YYYY as typed; only for products used in the past. */
  readonly lastUse?: Field<string>;
}

export interface PeriodFields {
  /** The products whose `_status` is true on the wire. */
  readonly products: Field<readonly TobaccoProduct[]>;
  readonly of: Readonly<Record<TobaccoProduct, ProductFields>>;
  /** All fields of the period, in the order in which they are asked. */
  readonly all: readonly AnyField[];
}

export const productNames: Readonly<Record<TobaccoProduct, Phrase>> = phrases("life.product", {
  Cigarettes: "Cigarettes",
  eCigarettes: "E-cigarettes",
  Cigars: "Cigars",
  Pipe: "Pipe",
  Chew: "Chewing tobacco",
  Cannabis: "Cannabis",
});
const howOften: Readonly<Record<TobaccoProduct, Phrase>> = phrases("life.howOften", {
  Cigarettes: "How often do you use cigarettes?",
  eCigarettes: "How often do you use e-cigarettes?",
  Cigars: "How often do you use cigars?",
  Pipe: "How often do you use a pipe?",
  Chew: "How often do you use chewing tobacco?",
  Cannabis: "How often do you use cannabis?",
});
const howOftenBefore: Readonly<Record<TobaccoProduct, Phrase>> = phrases("life.howOftenBefore", {
  Cigarettes: "How often did you use cigarettes?",
  eCigarettes: "How often did you use e-cigarettes?",
  Cigars: "How often did you use cigars?",
  Pipe: "How often did you use a pipe?",
  Chew: "How often did you use chewing tobacco?",
  Cannabis: "How often did you use cannabis?",
});
const lastUsed: Readonly<Record<TobaccoProduct, Phrase>> = phrases("life.lastUsed", {
  Cigarettes: "When did you last use cigarettes?",
  eCigarettes: "When did you last use e-cigarettes?",
  Cigars: "When did you last use cigars?",
  Pipe: "When did you last use a pipe?",
  Chew: "When did you last use chewing tobacco?",
  Cannabis: "When did you last use cannabis?",
});
const productsLabel = phrases("life.products", { label: "Products" });

const timesAYear = z.enum([...tobaccoFrequencies.map(String), ""]);
/** The answer that makes a period's products required. */
const required: Readonly<Record<Period, SmokerAnswer>> = { previously: "Previously", currently: "Currently" };

function fieldsOf(period: Period): PeriodFields {
  const products = field<readonly TobaccoProduct[]>(`${period}_products`, z.array(z.enum(tobaccoProducts)), {
    label: productsLabel.label,
    initial: [],
    personal,
    // Sorted, so that the order of choosing doesn't count.
    rated: (chosen) => [...chosen].sort(),
    rule: productsRule(smoker, required[period]),
  });
  const made = tobaccoProducts.map((product) => {
    // A product's details count only while it is chosen.
    const rated = (said: string, answers: Answers): unknown => (answers.get(products).includes(product) ? said : null);
    const frequency = field<string>(`${period}_${product}_frequency`, timesAYear, {
      label: (period === "currently" ? howOften : howOftenBefore)[product],
      initial: "",
      personal,
      rated,
      rule: frequencyRule(products, product),
    });
    if (period === "currently") return [product, { frequency }] as const;
    const lastUse = field(`${period}_${product}_lastUseDate`, z.string(), {
      label: lastUsed[product],
      initial: "",
      personal,
      rated,
      rule: lastUseRule(products, product),
    });
    return [product, { frequency, lastUse }] as const;
  });
  return {
    products,
    of: Object.fromEntries(made) as PeriodFields["of"],
    all: [products, ...made.flatMap(([, asked]) => Object.values<Field<string>>(asked))],
  };
}

export const usage: Readonly<Record<Period, PeriodFields>> = { previously: fieldsOf("previously"), currently: fieldsOf("currently") };

/** Whole dollars, one of the amounts on offer. */
export const coverageAmount = field<number>("coverageAmount", z.literal(coverageAmounts), {
  label: "Coverage amount",
  initial: lifeDefaults.coverageAmount,
  rated: true,
});

/** Years. */
export const term = field<number>("term", z.literal(lifeTerms), { label: "How many years?", initial: lifeDefaults.term, rated: true });
