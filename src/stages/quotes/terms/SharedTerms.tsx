import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import { fill, phrases, worded } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { help } from "../../../ui/styles/text";
import { allCoverages, sharedCoverages } from "./sharedCoverages";
import { briefly, inSentence } from "./usual";

const texts = phrases("quotes.shared", {
  all: "All quotes: {terms}.",
  most: "Most quotes: {terms}.",
  term: "{value} {label}",
});

interface SharedTermsProps {
  quotes: readonly Quote[];
  usual: Quote;
  definitions: readonly Coverage[];
  /** Lists every coverage, not only those of a row's head: for print. */
  isWhole: boolean;
}

/** The terms that the quotes have in common, said once: the rows below name only what differs. */
export function SharedTerms({ quotes, usual, definitions, isWhole }: SharedTermsProps) {
  const text = useText();
  const common = isWhole ? allCoverages(usual, definitions) : sharedCoverages(usual, definitions);
  if (common.length === 0) return null;
  const isShared = common.every(({ id }) => {
    const value = usual.coverages.find((quoted) => quoted.id === id)?.value;
    return quotes.every(({ coverages }) => coverages.some((quoted) => quoted.id === id && quoted.value === value));
  });
  const terms = common.map(({ label, value }) =>
    text(fill(texts.term, { value: text(worded(briefly(value))).replaceAll(" ", "\u00a0"), label: inSentence(text(worded(label))) })),
  );
  const said = terms.join(", ");
  // A single quote has nothing in common with others.
  return <p className={`${help} num`}>{quotes.length === 1 ? `${said.replace(/^./u, (letter) => letter.toUpperCase())}.` : text(fill(isShared ? texts.all : texts.most, { terms: said }))}</p>;
}
