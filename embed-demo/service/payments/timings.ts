import { commandOf } from "./machine";
import type { PaymentState } from "../database/paymentState";

/** Milliseconds. */
export const timings = {
  /** Between two looks for payments that are due. */
  look: 500,
  /** A worker that is gone loses its payments when this has run out. Longer than a provider's answer may take. */
  lease: 15_000,
  /** For the provider to answer. */
  answer: 5_000,
  /** A visitor's screen asks every second or two, and two of its questions are one to the provider. */
  leastBetween: 700,
} as const;

/** Tries to open a page before the visitor is told that there is none: some ten seconds of a provider that fails. */
export const mostTriesToOpen = 5;

/** Milliseconds between two looks at a page that the visitor is at: soon at first, for a notification that doesn't come; a minute apart later. */
const readAgain = { first: 4_000, factor: 1.4, most: 60_000 } as const;
/** Milliseconds before a command that failed is given again. Money and policies are never given up. */
const tryAgain = { first: 500, factor: 2, most: 60_000 } as const;

const growing = ({ first, factor, most }: { first: number; factor: number; most: number }, tries: number): number => Math.min(most, first * factor ** tries);

/** Milliseconds until a payment is looked at again that has been looked at so often in this state without a change; null once it is over. */
export function untilNextLook(state: PaymentState, tries: number): number | null {
  const command = commandOf(state);
  if (command === null) return null;
  return growing(command === "read" ? readAgain : tryAgain, tries);
}
