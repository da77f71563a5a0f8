/**
 * An error in an answer: a code, and the bounds that its message may name. A screen turns it into a phrase, the service into
 * a problem; neither has rules of its own.
 */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  readonly bounds: Bounds;
}

export type Bounds = Readonly<Record<string, string | number>>;

export const fault = <Code extends string>(code: Code, bounds: Bounds = {}): Fault<Code> => ({ code, bounds });

const grouped = (number: number): string => number.toLocaleString("en-US");

/** Returns the fault of a number outside a range; both bounds are inside. */
export function outside(number: number, { min, max }: { min: number; max: number }): Fault<"tooLittle" | "tooMuch"> | null {
  if (number >= min && number <= max) return null;
  return fault(number < min ? "tooLittle" : "tooMuch", { min: grouped(min), max: grouped(max) });
}
