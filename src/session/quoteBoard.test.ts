import { describe, expect, it } from "vitest";
import type { Quote, Unpriced } from "../api/contract/quote";
import type { QuoteEvent } from "../api/contract/quotes";
import { createQuoteBoard } from "./quoteBoard";

const quote = (id: string, premium = 600): Quote => ({
  id,
  carrierId: id,
  carrierName: id,
  carrierSpecificQuoteId: `${id}-1`,
  claimsRating: 4,
  premium,
  termMonths: 6,
  coverages: [],
  isBindable: false,
  isRecommended: false,
  messages: [],
});
const waiting = (id: string, outcome: Unpriced["outcome"] = "ASKED"): Unpriced => ({ id, carrierId: id, carrierName: id, outcome, message: null });
const snapshot = (ratingRun: number, quotes: Quote[], withoutPrice: Unpriced[], status: "InProgress" | "Completed" | "Failed" = "InProgress"): QuoteEvent => ({
  type: "snapshot",
  applicationId: "a",
  ratingRun,
  status,
  carriersAsked: quotes.length + withoutPrice.length,
  carriersAnswered: quotes.length,
  quotes,
  withoutPrice,
});
const ids = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id);

describe("quote board", () => {
  it("is empty before the first request", () => {
    const board = createQuoteBoard();
    expect([board.status.value, board.quotes.value, board.complete.value]).toEqual([null, [], false]);
  });

  it("moves a carrier from one list to the other as it answers, and back", () => {
    const board = createQuoteBoard();
    board.receive(snapshot(1, [quote("x")], [waiting("y"), waiting("z")]));
    board.receive({ type: "quote", ratingRun: 1, quote: quote("y") });
    expect([ids(board.quotes.value), ids(board.withoutPrice.value)]).toEqual([["x", "y"], ["z"]]);
    board.receive({ type: "unpriced", ratingRun: 1, unpriced: waiting("y", "DECLINED") });
    expect([ids(board.quotes.value), ids(board.withoutPrice.value)]).toEqual([["x"], ["z", "y"]]);
  });

  it("replaces a quote that comes again", () => {
    const board = createQuoteBoard();
    board.receive(snapshot(1, [quote("x", 600)], []));
    board.receive({ type: "quote", ratingRun: 1, quote: quote("x", 540) });
    expect(board.quotes.value.map(({ premium }) => premium)).toEqual([540]);
  });

  it("drops what is late from an earlier run, and lets a snapshot start the next", () => {
    const board = createQuoteBoard();
    board.receive(snapshot(2, [quote("x")], []));
    board.receive({ type: "quote", ratingRun: 1, quote: quote("old") });
    board.receive({ type: "progress", ratingRun: 1, status: "Completed", carriersAsked: 9, carriersAnswered: 9 });
    expect([ids(board.quotes.value), board.asked.value, board.complete.value]).toEqual([["x"], 1, false]);
    board.receive(snapshot(3, [quote("new")], []));
    expect(ids(board.quotes.value)).toEqual(["new"]);
  });

  it.each([
    ["InProgress", null],
    ["Completed", "QUOTING_COMPLETED"],
    ["Failed", "QUOTES_FAILURE"],
  ] as const)("a progress of %s ends the run with %s", (status, end) => {
    const board = createQuoteBoard();
    board.receive(snapshot(1, [], [waiting("x")]));
    board.receive({ type: "progress", ratingRun: 1, status, carriersAsked: 1, carriersAnswered: 1 });
    expect([board.ended.value, board.complete.value, board.answered.value]).toEqual([end, end !== null, 1]);
  });

  it("remembers what each company asked before, over runs, until another application's prices come", () => {
    const board = createQuoteBoard();
    const entries = () => board.ledger.value.get("x")?.map(({ before, after, causes }) => [before, after, causes[0]?.kind]);
    board.receive(snapshot(1, [quote("x", 600)], []));
    board.edits.value = [{ id: "C", label: "Collision", from: "$1,000", to: "$500" }];
    board.renew(true);
    expect([entries(), board.edits.value]).toEqual([undefined, []]);
    board.receive(snapshot(2, [], [waiting("x")]));
    board.receive({ type: "quote", ratingRun: 2, quote: quote("x", 660) });
    expect(entries()).toEqual([[100, 110, "edit"]]);
    board.renew(true);
    board.receive(snapshot(3, [], [waiting("x", "DECLINED")]));
    expect(entries()).toEqual([[100, 110, "edit"]]);
    board.renew(true);
    board.receive(snapshot(4, [quote("x", 630)], []));
    expect(entries()).toEqual([[100, 110, "edit"], [110, 105, "answers"]]);
    board.clear();
    board.receive(snapshot(1, [quote("x", 690)], []));
    expect(entries()).toBeUndefined();
  });

  it("goes on with the ledger that a reload brings back, and adds to it what the next run changes", () => {
    const before = [["x", [{ before: 100, after: 110, causes: [{ kind: "answers" }] }]]] as const;
    const board = createQuoteBoard(before.map(([id, entries]) => [id, entries.map((entry) => ({ ...entry, causes: [...entry.causes] }))]));
    const entries = () => board.ledger.value.get("x")?.map(({ before: was, after }) => [was, after]);
    board.receive(snapshot(2, [quote("x", 660)], []));
    expect(entries()).toEqual([[100, 110]]);
    board.renew(true);
    board.receive(snapshot(3, [quote("x", 600)], []));
    expect(entries()).toEqual([[100, 110], [110, 100]]);
  });

  it.each(["renew", "clear"] as const)("clears everything that is shown at a %s", (how) => {
    const board = createQuoteBoard();
    board.receive(snapshot(1, [quote("x")], [waiting("y")], "Completed"));
    board.updateRequired.value = true;
    board[how](true);
    const { status, quotes, withoutPrice, asked, answered, ended, updateRequired, picked } = board;
    expect([status, quotes, withoutPrice, asked, answered, ended, updateRequired, picked].map((part) => part.value)).toEqual([null, [], [], 0, 0, null, false, null]);
  });
});
