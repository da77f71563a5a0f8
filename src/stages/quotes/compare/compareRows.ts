import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import { dollars } from "../../../kernel/money";
import type { Phrase } from "../../../kernel/phrase";
import { fill, phrases } from "../../../kernel/phrase";
import { companyFacts, type CompanyFact } from "../terms/companyFacts";
import { undefinedIn } from "../terms/sharedCoverages";
import { amountOf, briefly } from "../terms/usual";
import type { CurrentPolicy } from "../../../session/fields/currentPolicy";
import { amountIn } from "./currentPolicy";

const texts = phrases("compare.verdict", {
  same: "Same as today",
  higher: "Higher limit",
  lower: "Lower limit",
  payLess: "You pay {amount} less",
  payMore: "You pay {amount} more",
  highest: "Highest limit",
  least: "Lowest limit",
  lowest: "Lowest deductible",
  most: "Highest deductible",
  better: "Better rated",
  rated: "Best rated",
  worst: "Lowest rated",
  longer: "Longer",
  longest: "Longest",
  included: "Included",
  not: "Only one without it",
});

/** The verdict on a value, as words and a sign; null if there is none. */
export interface CellVerdict {
  readonly tone: "better" | "worse" | "same";
  readonly sign: "higher" | "lower" | "same" | "tick";
  readonly text: Phrase;
}

export interface Cell {
  /** Null if the column doesn't have the coverage. */
  readonly value: string | null;
  readonly verdict: CellVerdict | null;
}

type NamedCoverage = Pick<Coverage, "id" | "label" | "description" | "tooltip" | "isDeductible">;

export interface CompareRow {
  readonly id: string;
  /** Null for facts about the companies and their policies, whose names are phrases. */
  readonly coverage: NamedCoverage | null;
  readonly fact?: CompanyFact;
  readonly cells: readonly Cell[];
  /** True when two columns differ. */
  readonly differs: boolean;
}

export const compareGroups = ["coverages", "deductibles", "company"] as const;
export type CompareGroup = (typeof compareGroups)[number];

type Kind = "limit" | "deductible" | "rating" | "term";

interface Value {
  readonly value: string;
  readonly amount: number | null;
}

const better = (text: Phrase): CellVerdict => ({ tone: "better", sign: "tick", text });
const worse = (text: Phrase, sign: "higher" | "lower" = "lower"): CellVerdict => ({ tone: "worse", sign, text });
const same: CellVerdict = { tone: "same", sign: "same", text: texts.same };

/** Compares with the visitor's own policy: more or less than today. */
function besideToday(own: Value, today: Value, isDeductible: boolean): CellVerdict | null {
  if (own.value === today.value) return same;
  const [amount, before] = [amountOf(own), amountOf(today)];
  // A share of something, or the cost to rebuild, can't be weighed against dollars.
  if (amount === null || before === null || amount === before) return null;
  const isBetter = amount > before !== isDeductible;
  const tone = isBetter ? "better" : "worse";
  if (!isDeductible) return { tone, sign: isBetter ? "higher" : "lower", text: isBetter ? texts.higher : texts.lower };
  const by = { amount: dollars(Math.abs(amount - before)) };
  return { tone, sign: isBetter ? "tick" : "higher", text: fill(isBetter ? texts.payLess : texts.payMore, by) };
}

/** Verdicts on the better and on the worse of two values. */
const ofTwo: Readonly<Record<Kind, (by: number) => readonly [CellVerdict, CellVerdict | null]>> = {
  limit: () => [better(texts.higher), worse(texts.lower)],
  deductible: (by) => [better(fill(texts.payLess, { amount: dollars(by) })), worse(fill(texts.payMore, { amount: dollars(by) }), "higher")],
  rating: () => [better(texts.better), null],
  term: () => [better(texts.longer), null],
};

/** Verdicts on the best and on the worst of several values. */
const ofMany: Readonly<Record<Kind, readonly [CellVerdict, CellVerdict | null]>> = {
  limit: [better(texts.highest), worse(texts.least)],
  deductible: [better(texts.lowest), worse(texts.most, "higher")],
  rating: [better(texts.rated), worse(texts.worst)],
  term: [better(texts.longest), null],
};

/**
 * Compares the quotes with each other: two directly, several by their best and worst. A value that most of them have is the usual one,
 * neither best nor worst. Having a coverage is better than not having it.
 */
function verdictsOn(values: readonly (Value | null)[], kind: Kind): readonly (CellVerdict | null)[] {
  const none = values.filter((value) => value === null).length;
  if (none > 0) {
    const isRare = values.length === 2 || 2 * none > values.length;
    const without = none === 1 && values.length > 2 ? worse(texts.not) : null;
    return values.map((value) => (value === null ? without : isRare ? better(texts.included) : null));
  }
  const amounts = values.map((value) => value && amountOf(value));
  const known = amounts.filter((amount) => amount !== null);
  const ends = kind === "deductible" ? ([Math.min(...known), Math.max(...known)] as const) : ([Math.max(...known), Math.min(...known)] as const);
  if (ends[0] === ends[1]) return amounts.map(() => null);
  const verdicts = amounts.length === 2 ? ofTwo[kind](Math.abs(ends[0] - ends[1])) : ofMany[kind];
  return amounts.map((amount) => {
    const at = amount === null ? -1 : ends.indexOf(amount);
    const isUsual = 2 * known.filter((other) => other === amount).length > amounts.length;
    return at < 0 || isUsual ? null : verdicts[at]!;
  });
}

const differ = (cells: readonly Cell[]): boolean => new Set(cells.map(({ value }) => value)).size > 1;

/** The quotes' own words for what has no definition: living benefits, or everything where the lookup failed. They don't tell deductibles apart. */
const quotedNames = (quotes: readonly Quote[], definitions: readonly Coverage[]): readonly NamedCoverage[] => {
  const quoted = quotes
    .flatMap(({ coverages }) => undefinedIn(coverages, definitions))
    .map(({ id, label }): [string, NamedCoverage] => [id, { id, label, description: "", isDeductible: false }]);
  return [...new Map(quoted).values()];
};

/**
 * The rows of a group, in the order of the definitions: one for each coverage or deductible that any column has, or one for each fact
 * about the companies. If the visitor's own policy is the first column, coverages are compared with it, otherwise with each other.
 */
export function compareRows(
  quotes: readonly Quote[],
  policy: CurrentPolicy | null,
  definitions: readonly Coverage[],
  group: CompareGroup,
): readonly CompareRow[] {
  if (group === "company") return companyRows(quotes, policy !== null);
  const named: readonly NamedCoverage[] = [...definitions, ...quotedNames(quotes, definitions)];
  return named
    .filter(({ isDeductible }) => isDeductible === (group === "deductibles"))
    .flatMap((coverage): CompareRow[] => {
      const { id, isDeductible } = coverage;
      const own = quotes.map(({ coverages }): Value | null => coverages.find((quoted) => quoted.id === id) ?? null);
      if (own.every((value) => value === null)) return [];
      const chosen = policy?.values[id];
      const today = chosen ? { value: chosen, amount: amountIn(chosen) } : null;
      const judged = policy
        ? own.map((value) => (value && today ? besideToday(value, today, isDeductible) : null))
        : verdictsOn(own, isDeductible ? "deductible" : "limit");
      // More is better of a limit, and worse of a deductible.
      const verdicts = definitions.some((defined) => defined.id === id) ? judged : [];
      const cells = own.map((value, index): Cell => ({ value: value && briefly(value.value), verdict: verdicts[index] ?? null }));
      const all = policy ? [{ value: today && briefly(today.value), verdict: null }, ...cells] : cells;
      return [{ id, coverage, cells: all, differs: differ(all) }];
    });
}

/** A.M. Best's ratings from the worst. */
const grades = ["B-", "B", "B+", "B++", "A-", "A", "A+", "A++"];

/** The claims rating, known facts, and how long the price holds. They aren't known of the visitor's own policy. */
function companyRows(quotes: readonly Quote[], hasPolicy: boolean): readonly CompareRow[] {
  const row = (id: string, kind: Kind, values: readonly (Value | null)[], fact?: CompanyFact): CompareRow => {
    // A fact that isn't known of a company says nothing against it.
    const verdicts = values.includes(null) ? [] : verdictsOn(values, kind);
    const cells = values.map((value, index): Cell => ({ value: value && value.value, verdict: verdicts[index] ?? null }));
    const all = hasPolicy ? [{ value: null, verdict: null }, ...cells] : cells;
    return { id, coverage: null, ...(fact && { fact }), cells: all, differs: differ(all) };
  };
  const columns = quotes.map(companyFacts);
  const known = new Map(columns.flat().map((fact) => [fact.id, fact]));
  // A month is how a price is billed, and says nothing of how long it holds: that of term life holds for the whole term.
  const months = ({ term }: Quote): Value | null => (term === 1 ? null : { value: `${term} months`, amount: term });
  return [
    row("CLAIMS_RATING", "rating", quotes.map(({ claimsRating }) => ({ value: claimsRating.toFixed(1), amount: claimsRating }))),
    ...[...known.values()].map((fact) => {
      const own = columns.map((facts) => facts.find(({ id }) => id === fact.id)?.value ?? null);
      return row(fact.id, "rating", own.map((value) => (value === null ? null : { value, amount: grades.indexOf(value) })), fact);
    }),
    ...(quotes.every(({ term }) => term === 1) ? [] : [row("TERM", "term", quotes.map(months))]),
  ];
}
