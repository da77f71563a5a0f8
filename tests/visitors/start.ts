import fc from "fast-check";
import { lineSlugs, type LineSlug } from "../../src/business/lines";
import { examplesOf, lineOf, stepsOf } from "../flows/lines";
import { widths, type WidthName } from "../harness/widths";

/** How a visit begins. */
export interface Start {
  readonly line: LineSlug;
  /** The step at which it is taken up again, after everything before was answered; null for the line's first screen. */
  readonly step: string | null;
  readonly width: WidthName;
  readonly language: "en" | "es";
  /** On the partner's page the widget is below the fold, in a host's article, and quotes auto alone. */
  readonly isEmbedded: boolean;
}

/** Steps at which a visit can be taken up: those before the end that a visitor sees. */
const stepsIn = (line: LineSlug): readonly string[] => {
  try {
    examplesOf(line);
  } catch {
    return [];
  }
  return stepsOf(lineOf(line)).flatMap(({ id, transient, terminal }) => (transient || terminal || id.startsWith("purchase/") || id.startsWith("finalize/") ? [] : [id]));
};

/** Any line, at its first screen or any later one, at both widths and in both languages. */
export const starts: fc.Arbitrary<Start> = fc.constantFrom(...lineSlugs).chain((line) =>
  fc.record({
    line: fc.constant(line),
    step: fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: fc.constantFrom(null, ...stepsIn(line)) }),
    width: fc.constantFrom(...(Object.keys(widths) as WidthName[])),
    language: fc.constantFrom("en" as const, "en" as const, "es" as const),
    isEmbedded: fc.constant(line === "auto").chain((can) => (can ? fc.boolean() : fc.constant(false))),
  }),
);
