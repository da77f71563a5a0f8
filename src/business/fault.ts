/**
 * What is wrong with an answer: a code, and the bounds that a message about it may name. A screen turns it into a phrase, the
 * service into a problem, and neither judges by itself.
 */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  readonly bounds: Bounds;
}

export type Bounds = Readonly<Record<string, string | number>>;

export const fault = <Code extends string>(code: Code, bounds: Bounds = {}): Fault<Code> => ({ code, bounds });

const grouped = (number: number): string => number.toLocaleString("en-US");

/** A number outside of a range; both ends are inside. */
export function outside(number: number, { min, max }: { min: number; max: number }): Fault<"tooLittle" | "tooMuch"> | null {
  if (number >= min && number <= max) return null;
  return fault(number < min ? "tooLittle" : "tooMuch", { min: grouped(min), max: grouped(max) });
}
