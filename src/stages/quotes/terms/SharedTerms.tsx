import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import type { AutoCoverageId } from "../../../business/coveragesAuto";
import { fill, phrases, type Phrase } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { LinesKept } from "../../../ui/layout/LinesKept";
import { certaintyOf } from "./certainty";
import { allCoverages, sharedCoverages } from "./sharedCoverages";
import { withValue } from "./shortNames";

const texts = phrases("quotes.shared", {
  all: "All: {terms}.",
  nearly: "Nearly all: {terms}.",
  most: "Most: {terms}.",
  often: "Most often: {terms}.",
  term: "{value} {label}",
});

const carDeductibles: readonly string[] = ["COMPREHENSIVE_DEDUCTIBLE", "COLLISION_DEDUCTIBLE"] satisfies readonly AutoCoverageId[];

/** The least share of quotes that "nearly all" means. */
const nearly = 0.8;

/** The introduction for the share of quotes that have all of the terms. Few may have a term that is only the most frequent one. */
const introduction = (alike: number): Phrase => (alike === 1 ? texts.all : alike >= nearly ? texts.nearly : alike > 0.5 ? texts.most : texts.often);

interface SharedTermsProps {
  quotes: readonly Quote[];
  usual: Quote;
  definitions: readonly Coverage[];
  /** Lists every coverage, not only those of a row's head: for print. */
  isWhole: boolean;
}

/** The terms and the reliability that the quotes have in common, said once: the rows below name only what differs. */
export function SharedTerms({ quotes, usual, definitions, isWhole }: SharedTermsProps) {
  const text = useText();
  const common = isWhole ? allCoverages(usual, definitions) : sharedCoverages(usual, definitions);
  const usually = new Map(usual.coverages.map(({ id, value }) => [id, value]));
  const isLike = ({ coverages }: Quote): boolean =>
    common.every(({ id }) => coverages.some((quoted) => quoted.id === id && quoted.value === usually.get(id)));
  const alike = quotes.filter(isLike).length / quotes.length;
  /** A car's two deductibles are one to the reader if they are equal. */
  const isOne = new Set(usual.coverages.filter(({ id }) => carDeductibles.includes(id)).map(({ value }) => value)).size === 1;
  const named = (id: string): string => (isOne && carDeductibles.includes(id) ? "ALL_PERILS" : id);
  const terms = common
    .map(({ id, ...coverage }) => withValue(text, texts.term, { id: isWhole ? "" : named(id), ...coverage }, "\u00a0"))
    .join(", ");
  const said = text(fill(introduction(alike), { terms }));
  // A single quote has nothing in common with others.
  const alone = `${terms.replace(/^./u, (letter) => letter.toUpperCase())}.`;
  return <LinesKept>{[common.length > 0 && (quotes.length === 1 ? alone : said), text(certaintyOf(quotes))].filter(Boolean).join(" ")}</LinesKept>;
}
