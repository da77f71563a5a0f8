import { expect, it } from "vitest";
import type { Quote } from "../../api/contract/quote";
import { aQuote } from "../../fixtures/quotes";
import { changedSince, lastPriceOf, priceChange, withPrices, type CoverageEdit } from "./priceLedger";

const collision = (value: string, asked?: string): Quote["coverages"][number] => ({
  id: "COLLISION_DEDUCTIBLE",
  quoteKey: "collisionDeductible",
  label: "Collision deductible",
  value,
  amount: 1,
  ...(asked !== undefined && { asked }),
});
const quote = (premium: number, coverages: Quote["coverages"] = [], term: Quote["term"] = 6): Quote => aQuote({ carrierId: "tern", carrierName: "Tern", premium, coverages, term });
const edit: CoverageEdit = { id: "COLLISION_DEDUCTIBLE", label: "Collision deductible", to: "$500" };
const edited = { kind: "edit", label: "Collision deductible", value: "$500" };
const corrected = { kind: "correction", label: "Collision deductible", value: "$1,000", asked: "$500" };
interface Change {
  readonly edits: readonly CoverageEdit[];
  readonly isRatedAnew: boolean;
}
/** A price, with what has changed since. */
const priced = (before: Quote, { edits, isRatedAnew }: Change) => changedSince(lastPriceOf(before), edits, isRatedAnew);
const last = (premium: number, since: Change) => new Map([["tern", priced(quote(premium), since)]]);
const anew = (edits: readonly CoverageEdit[]): Change => ({ edits, isRatedAnew: true });

it.each([
  ["the visitor's own edit", quote(600, [collision("$1,000")]), quote(660, [collision("$500")]), anew([edit]), [edited]],
  ["a value that the company doesn't offer", quote(600, [collision("$250")]), quote(540, [collision("$1,000", "$500")]), anew([edit]), [corrected]],
  ["a correction that nothing asked for", quote(600, [collision("$500")]), quote(540, [collision("$1,000", "$500")]), anew([]), [corrected]],
  ["a correction that stood before", quote(600, [collision("$1,000", "$500")]), quote(540, [collision("$1,000", "$500")]), anew([]), [{ kind: "answers" }]],
  ["a value that the company refuses again", quote(600, [collision("$1,000", "$250")]), quote(540, [collision("$1,000", "$500")]), anew([edit]), [corrected]],
  [
    "an edit beside a correction that stood before",
    quote(600, [collision("$1,000", "$500")]),
    quote(540, [collision("$1,000", "$500")]),
    anew([{ id: "GLASS", label: "Glass", to: "$0" }]),
    [{ kind: "edit", label: "Glass", value: "$0" }],
  ],
  ["another term", quote(600), quote(1_260, [], 12), anew([]), [{ kind: "term", months: 12 }]],
  ["an edit and another term", quote(600), quote(1_260, [], 12), anew([edit]), [edited, { kind: "term", months: 12 }]],
  ["other answers", quote(600), quote(606), anew([]), [{ kind: "answers" }]],
  ["the company alone", quote(600), quote(606), { edits: [], isRatedAnew: false }, [{ kind: "company" }]],
] as const)("a price differs by %s", (_name, before, after, change, causes) => {
  expect(priceChange(priced(before, change), after)?.causes).toEqual(causes);
});

it("names a coverage that was changed twice before the company answered by its last value", () => {
  const since = changedSince(priced(quote(600), anew([{ ...edit, to: "$250" }, { id: "GLASS", label: "Glass", to: "$0" }])), [edit], true);
  expect(priceChange(since, quote(660))?.causes).toEqual([{ kind: "edit", label: "Glass", value: "$0" }, edited]);
});

it.each([
  ["the same", quote(600), quote(600)],
  ["the same a month for twice the term", quote(600), quote(1_200, [], 12)],
  ["less than a cent", quote(600), quote(600.02)],
])("no entry if the price is %s", (_name, before, after) => {
  expect(priceChange(priced(before, anew([edit])), after)).toBeNull();
});

it("drops the entries that led away from a price once it is back", () => {
  const raised = withPrices(new Map(), last(600, anew([edit])), [quote(660)]);
  const back = withPrices(raised, last(660, anew([edit])), [quote(600)]);
  expect(back.get("tern")).toEqual([]);
  expect(withPrices(back, last(600, anew([edit])), [quote(660)]).get("tern")).toEqual(raised.get("tern"));
});

it("has dollars per month, and keeps earlier entries", () => {
  const first = withPrices(new Map(), last(600, anew([edit])), [quote(660)]);
  const second = withPrices(first, last(660, anew([])), [quote(630)]);
  expect(second.get("tern")).toEqual([
    { before: 100, after: 110, causes: [edited] },
    { before: 110, after: 105, causes: [{ kind: "answers" }] },
  ]);
});

it("starts with a company's second price", () => {
  expect(withPrices(new Map(), new Map(), [quote(600)]).size).toBe(0);
});

it("keeps a company's last three entries, and is the same object if nothing is added", () => {
  let ledger: ReturnType<typeof withPrices> = new Map();
  for (const premium of [606, 612, 618, 624]) ledger = withPrices(ledger, last(premium - 6, anew([])), [quote(premium)]);
  expect(ledger.get("tern")?.map(({ after }) => after)).toEqual([102, 103, 104]);
  expect(withPrices(ledger, last(624, anew([])), [quote(624)])).toBe(ledger);
});
