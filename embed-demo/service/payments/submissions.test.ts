import { expect, it } from "vitest";
import type { BoughtQuote } from "./bindable";
import { isStillSigned, type StoredSubmission } from "./submissions";

const [earlier, later] = [new Date("2026-11-28T10:00:00Z"), new Date("2026-11-28T11:00:00Z")];

it.each([
  ["the quote, its price and the answers as they are", true, {}],
  ["another quote", false, { quoteId: "another" }],
  ["another price", false, { premium: 241 }],
  ["earlier answers, though the clock says that they are later", false, { revision: 6, submittedAt: later }],
  ["the answers as they are, though the clock says that they are later", true, { updatedAt: later }],
  ["answers of an earlier release that nothing followed", true, { revision: undefined, submittedAt: later }],
  ["answers of an earlier release that others followed", false, { revision: undefined, updatedAt: later }],
])("a signature for %s: %s", (_what, expected, given) => {
  const { quoteId, premium, revision, submittedAt, updatedAt } = { quoteId: "q-1", premium: 240, revision: 7, submittedAt: earlier, updatedAt: earlier, ...given };
  const signed = { quoteId, submitted: { premium, revision }, submittedAt } as StoredSubmission;
  const now = { found: { revision: 7, updatedAt }, row: { id: "q-1" }, quote: { premium: 240 } } as BoughtQuote;
  expect(isStillSigned(signed, now)).toBe(expected);
});
