import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import { dollars } from "../../../kernel/money";
import type { Phrase } from "../../../kernel/phrase";
import { fill, phrases } from "../../../kernel/phrase";
import { companyFacts, type CompanyFact } from "../terms/companyFacts";
import { briefly, verdictOf } from "../terms/usual";
import type { CurrentPolicy } from "../../../session/fields/currentPolicy";
import { amountIn } from "./currentPolicy";

const texts = phrases("compare.verdict", {
  same: "Same as today",
  higher: "Higher limit",
  lower: "Lower limit",
  payLess: "You pay {amount} less",
  payMore: "You pay {amount} more",
  highest: "Highest limit",
  lowest: "Lowest deductible",
  rated: "Best rated",
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

export interface CompareRow {
  readonly id: string;
  /** Null for the claims rating and for facts about the companies, whose names are phrases. */
  readonly coverage: Coverage | null;
  readonly fact?: CompanyFact;
  readonly cells: readonly Cell[];
  /** True when two columns differ. */
  readonly differs: boolean;
}

export const compareViews = ["coverages", "deductibles"] as const;
export type CompareView = (typeof compareViews)[number];

interface Value {
  readonly value: string;
  readonly amount: number | null;
}

const same: CellVerdict = { tone: "same", sign: "same", text: texts.same };

/** Compares with the visitor's own policy: more or less than today. */
function besideToday(own: Value, today: Value, isDeductible: boolean): CellVerdict | null {
  if (own.value === today.value) return same;
  const verdict = verdictOf(own.amount, today.amount, isDeductible);
  if (verdict === "other") return null;
  if (!isDeductible) return { tone: verdict, sign: verdict === "better" ? "higher" : "lower", text: verdict === "better" ? texts.higher : texts.lower };
  if (own.amount === null || today.amount === null) return null;
  const amount = dollars(Math.abs(own.amount - today.amount));
  return { tone: verdict, sign: verdict === "better" ? "tick" : "higher", text: fill(verdict === "better" ? texts.payLess : texts.payMore, { amount }) };
}

/**
 * Compares the quotes with each other: marks the best of a row, and those that share it. A value that most of them have is the
 * usual one and not the best.
 */
function best(amounts: readonly (number | null)[], isDeductible: boolean, text: Phrase): readonly (CellVerdict | null)[] {
  const known = amounts.filter((amount) => amount !== null);
  const top = isDeductible ? Math.min(...known) : Math.max(...known);
  const count = known.filter((amount) => amount === top).length;
  return amounts.map((amount) => (amount === top && 2 * count <= amounts.length ? { tone: "better", sign: "tick", text } : null));
}

/**
 * The rows of a comparison, in the order of the definitions: one for each coverage or deductible that any column has. If the
 * visitor's own policy is the first column, every value is compared with it; otherwise the best of each row is marked.
 */
export function compareRows(
  quotes: readonly Quote[],
  policy: CurrentPolicy | null,
  definitions: readonly Coverage[],
  view: CompareView,
): readonly CompareRow[] {
  const rows = definitions
    .filter(({ isDeductible }) => isDeductible === (view === "deductibles"))
    .flatMap((coverage): CompareRow[] => {
      const { id, isDeductible } = coverage;
      const own = quotes.map(({ coverages }): Value | null => coverages.find((quoted) => quoted.id === id) ?? null);
      if (own.every((value) => value === null)) return [];
      const chosen = policy?.values[id];
      const today = chosen ? { value: chosen, amount: amountIn(chosen) } : null;
      const verdicts = policy
        ? own.map((value) => (value && today ? besideToday(value, today, isDeductible) : null))
        : best(own.map((value) => value?.amount ?? null), isDeductible, isDeductible ? texts.lowest : texts.highest);
      const cells = own.map((value, index): Cell => ({ value: value && briefly(value.value), verdict: verdicts[index] ?? null }));
      const all = policy ? [{ value: today && briefly(today.value), verdict: null }, ...cells] : cells;
      return [{ id, coverage, cells: all, differs: new Set(all.map(({ value }) => value)).size > 1 }];
    });
  return view === "deductibles" ? rows : [...rows, ratingRow(quotes, policy !== null), ...factRows(quotes, policy !== null)];
}

function ratingRow(quotes: readonly Quote[], hasPolicy: boolean): CompareRow {
  const verdicts = best(quotes.map(({ claimsRating }) => claimsRating), false, texts.rated);
  const cells = quotes.map(({ claimsRating }, index): Cell => ({ value: claimsRating.toFixed(1), verdict: verdicts[index] ?? null }));
  return {
    id: "CLAIMS_RATING",
    coverage: null,
    cells: hasPolicy ? [{ value: null, verdict: null }, ...cells] : cells,
    differs: new Set(cells.map(({ value }) => value)).size > 1,
  };
}

/** One row for each fact that is known of any of the companies. */
function factRows(quotes: readonly Quote[], hasPolicy: boolean): readonly CompareRow[] {
  const columns = quotes.map(companyFacts);
  const known = new Map(columns.flat().map((fact) => [fact.id, fact]));
  return [...known.values()].map((fact) => {
    const cells = columns.map((facts): Cell => ({ value: facts.find(({ id }) => id === fact.id)?.value ?? null, verdict: null }));
    return {
      id: fact.id,
      coverage: null,
      fact,
      cells: hasPolicy ? [{ value: null, verdict: null }, ...cells] : cells,
      differs: new Set(cells.map(({ value }) => value)).size > 1,
    };
  });
}
