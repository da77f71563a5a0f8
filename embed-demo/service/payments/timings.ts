import type { PaymentCommand } from "./machine";

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds. */
export const timings = {
  /** The time limit for the provider's answer. */
  answer: 5_000,
  /** A visitor's screen asks every second or two, and two of its requests cause one to the provider. */
  leastBetween: 700,
} as const;

/** Tries to open a page before the visitor is told that it failed: about ten seconds. */
export const mostTriesToOpen = 5;

/**
 * Milliseconds between reads of a page that the visitor is using: short at first, in case a notification is lost, and up to a
 * minute later.
 */
const readAgain = { first: 4_000, factor: 1.4, most: 60_000 } as const;
/** Milliseconds before a failed command is repeated. Money and policies are never given up. */
const tryAgain = { first: 500, factor: 2, most: 60_000 } as const;

const growing = ({ first, factor, most }: { first: number; factor: number; most: number }, tries: number): number => Math.min(most, first * factor ** tries);

/** Milliseconds until the next look at a payment after so many looks in this state without a change. */
export const untilNextLook = (command: PaymentCommand, looks: number): number => growing(command === "read" ? readAgain : tryAgain, looks);

/** Milliseconds before further tries after an error of our own. After three days the payment waits for the operator. */
export const afterFaults: readonly number[] = [1_000, 5_000, minute, 10 * minute, ...Array.from({ length: 72 }, () => hour)];
