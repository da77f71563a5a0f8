import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import { fill, phrases, worded } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import type { CurrentPolicy } from "../../../session/fields/currentPolicy";
import type { ComparedGroup } from "../../../ui/quotes/CompareTable";
import { Rating } from "../../../ui/quotes/Rating";
import { SameFold } from "../../../ui/quotes/SameFold";
import { withValue } from "../terms/shortNames";
import { inSentence } from "../terms/usual";
import { compareGroups, compareRows, type CompareRow } from "./compareRows";

const texts = phrases("compare.rows", {
  coverages: "What it covers",
  deductibles: "What you pay first",
  company: "The company",
  rating: "Claims rating",
  ratingHelp: "How customers rate the company's claims, out of 5.",
  term: "Price holds for",
  termHelp: "How long the company can't change your price.",
  not: "Not included",
  untold: "Not given",
  both: "Same in both:",
  same: { one: "{count} row is the same:", other: "{count} rows are the same:" },
  value: "{value} {label}",
  named: "{label} {value}",
  more: "{named}, and {count} more",
});

/** The values that a fold names before it is opened: a line of the table, two of a phone. */
const namedIn = { table: 4, group: 2, never: 0 } as const;

interface Compared {
  /** The quotes that are shown. */
  readonly quotes: readonly Quote[];
  /** The visitor's own policy, if it is shown. */
  readonly policy: CurrentPolicy | null;
  readonly definitions: readonly Coverage[];
  /** Equal rows fold into a line of their group, into one of the table, or not at all. */
  readonly folds: "group" | "table" | "never";
}

/** Returns the rows that differ, and those that are equal folded into a line. */
export function useGroups({ quotes, policy, definitions, folds }: Compared) {
  const text = useText();
  const label = ({ id, coverage, fact }: CompareRow): string =>
    text(coverage ? worded(coverage.label) : fact ? fact.label : id === "TERM" ? texts.term : texts.rating);
  const helpOf = ({ id, coverage, fact }: CompareRow): string => {
    if (coverage) return [coverage.description, coverage.tooltip].filter(Boolean).join(" ");
    return text(fact ? fact.help : id === "TERM" ? texts.termHelp : texts.ratingHelp);
  };
  const valueOf = ({ id, coverage, cells }: CompareRow, index: number) => {
    const value = cells[index]?.value ?? null;
    if (value === null) return text(!coverage || (policy && index === 0) ? texts.untold : texts.not);
    // In columns this narrow, lines may break inside brackets.
    return id === "CLAIMS_RATING" ? <Rating value={value} label={value} /> : text(worded(value)).replaceAll("\u00a0", " ");
  };
  const shared = ({ cells }: CompareRow): string => text(worded(cells.at(-1)?.value ?? ""));
  /** "$100K property damage", and "price holds for 6 months". */
  const brief = (row: CompareRow): string =>
    row.coverage
      ? withValue(text, texts.value, { ...row.coverage, value: row.cells.at(-1)?.value ?? "" })
      : text(fill(row.fact ? row.fact.brief : texts.named, { value: shared(row), label: inSentence(label(row)) }));
  /** Names a single value more rather than counting it. */
  const summary = (rows: readonly CompareRow[]): string => {
    const most = namedIn[folds];
    if (rows.length <= most + 1) return rows.map(brief).join(", ");
    return text(fill(texts.more, { named: rows.slice(0, most).map(brief).join(", "), count: rows.length - most }));
  };
  const folded = (title: string, rows: readonly CompareRow[]) =>
    rows.length > 0 && (
      <SameFold
        title={title}
        text={summary(rows)}
        rows={rows.map((row) => ({ id: row.id, label: label(row), value: shared(row), help: helpOf(row) }))}
      />
    );
  const all = compareGroups.map((id) => ({ id, rows: compareRows(quotes, policy, definitions, id) }));
  const groups = all.map(({ id, rows }): ComparedGroup => {
    const equal = rows.filter(({ differs }) => !differs);
    return {
      id,
      title: text(texts[id]),
      rows: (folds === "never" ? rows : rows.filter(({ differs }) => differs)).map((row) => ({
        id: row.id,
        label: label(row),
        // A sheet has room for values, not for what they mean.
        help: folds === "never" ? undefined : helpOf(row),
        cells: row.cells.map(({ verdict }, index) => ({
          value: valueOf(row, index),
          verdict: verdict ? { ...verdict, text: text(verdict.text) } : undefined,
        })),
      })),
      same: folds === "group" && folded(text(texts.both), equal),
    };
  });
  const equal = all.flatMap(({ rows }) => rows.filter(({ differs }) => !differs));
  return {
    groups: groups.filter(({ rows, same }) => rows.length > 0 || Boolean(same)),
    same: folds === "table" && folded(text(fill(texts.same, { count: equal.length })), equal),
  };
}
