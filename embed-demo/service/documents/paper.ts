import type { Language } from "../../../src/kernel/language";
import type { Fact } from "../texts/policyFacts";

export interface Section {
  readonly title: string;
  readonly rows?: readonly Fact[];
  readonly texts?: readonly string[];
  /** Small type for addresses and checksums, which few people read. */
  readonly fine?: readonly string[];
  /** The language of `texts`, if it isn't the paper's: a law's own words. */
  readonly textsIn?: Language;
}

/** A document of a purchase, apart from how it is drawn. */
export interface Paper {
  readonly language: Language;
  /** The name of its file, without an ending: letters, digits and hyphens. */
  readonly fileName: string;
  readonly title: string;
  /** Says in one or two sentences which document this is, and for whom. */
  readonly lede: string;
  /** The insurance company. */
  readonly company: string;
  readonly sections: readonly Section[];
  /** Whom to ask, and who sold it. */
  readonly closing: readonly string[];
  /** At the foot of every page: "Policy PEB-4882-4338". */
  readonly reference: string;
}

/** The paper as plain text, a line a fact. */
export const paperText = ({ title, sections, closing }: Paper): string =>
  [
    title,
    ...sections.flatMap((section) => ["", section.title, ...(section.rows ?? []).map(([name, value]) => `${name}: ${value}`), ...(section.texts ?? []), ...(section.fine ?? [])]),
    "",
    ...closing,
    "",
  ].join("\n");
