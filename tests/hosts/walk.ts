import { expect } from "vitest";
import { answerInfo, toQuotes } from "../e2e/funnel/pet";
import { pricesOf, waitForQuotes } from "../e2e/funnel/quotes";
import type { Visitor } from "../harness/visitor";

/** Drives a host's pages from the first one, which is open, to a price. Calls `arrived` as soon as its scripts have run and before an element asks for more. */
export type Walk = (visitor: Visitor, arrived: () => Promise<void>) => Promise<void>;

/** Answers pet's only page of questions, and waits for prices. */
export async function reachPrices(visitor: Visitor): Promise<void> {
  await answerInfo(visitor);
  await toQuotes(visitor);
  await seesPrices(visitor);
}

export async function seesPrices(visitor: Visitor): Promise<void> {
  await waitForQuotes(visitor);
  expect((await pricesOf(visitor))[0]).toBeGreaterThan(0);
}
