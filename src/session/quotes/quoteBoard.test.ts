import { describe, expect, it } from "vitest";
import type { Quote, Unpriced } from "../../api/contract/quote";
import type { QuoteEvent } from "../../api/contract/quotes";
import { aQuote, anUnpriced } from "../../fixtures/quotes";
import type { CoverageEdit, PriceChange, StoredPrices } from "./priceLedger";
import { createQuoteBoard, type QuoteBoard } from "./quoteBoard";

const quote = (id: string, premium = 600): Quote => aQuote({ id, premium });
const waiting = (id: string, outcome: Unpriced["outcome"] = "ASKED"): Unpriced => anUnpriced({ id, outcome });
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
    expect([board.status.value, board.quotes.value, board.complete.value, board.updateRequired.value, board.compared.value]).toEqual([null, [], false, false, []]);
  });

  it("moves a carrier from one list to the other as it answers, and back", () => {
    const board = createQuoteBoard();
    board.receive(snapshot(1, [quote("x")], [waiting("y"), waiting("z")]));
    board.receive({ type: "quote", ratingRun: 1, quote: quote("y") });
    expect([ids(board.quotes.value), ids(board.withoutPrice.value)]).toEqual([["x", "y"], ["z"]]);
    board.receive({ type: "unpriced", ratingRun: 1, unpriced: waiting("y", "DECLINED") });
    expect([ids(board.quotes.value), ids(board.withoutPrice.value)]).toEqual([["x"], ["z", "y"]]);
  });

  it.each([
    ["every company has timed out", [], [waiting("x", "TIMED_OUT"), waiting("y", "TIMED_OUT")], "TIMED_OUT"],
    ["one of them has declined", [], [waiting("x", "TIMED_OUT"), waiting("y", "DECLINED")], "QUOTING_COMPLETED"],
    ["one of them has a price", [quote("x")], [waiting("y", "TIMED_OUT")], "QUOTING_COMPLETED"],
    ["no company was asked", [], [], "QUOTING_COMPLETED"],
  ] as const)("if %s, has the reason why no more quotes arrive", (_when, quotes, without, reason) => {
    const board = createQuoteBoard();
    board.receive(snapshot(1, [...quotes], [...without], "Completed"));
    expect(board.ended.value).toBe(reason);
  });

  it("replaces a quote that arrives again", () => {
    const board = createQuoteBoard();
    board.receive(snapshot(1, [quote("x", 600)], []));
    board.receive({ type: "quote", ratingRun: 1, quote: quote("x", 540) });
    expect(board.quotes.value.map(({ premium }) => premium)).toEqual([540]);
  });

  it("drops events of an earlier run, and lets a snapshot start the next", () => {
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

  it("remembers each company's previous price across runs, until another application's prices arrive", () => {
    const board = createQuoteBoard();
    const entries = () => board.ledger.value.get("x")?.map(({ before, after, causes }) => [before, after, causes[0]?.kind]);
    board.receive(snapshot(1, [quote("x", 600)], []));
    board.edits.value = [{ id: "C", label: "Collision", to: "$500" }];
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

  it("continues the ledger of a reload, and adds the next run's changes to it", () => {
    const board = createQuoteBoard({ x: [{ before: 100, after: 110, causes: [{ kind: "answers" }] }] });
    const entries = () => board.ledger.value.get("x")?.map(({ before: was, after }) => [was, after]);
    board.receive(snapshot(2, [quote("x", 660)], []));
    expect(entries()).toEqual([[100, 110]]);
    board.renew(true);
    board.receive(snapshot(3, [quote("x", 630)], []));
    expect(entries()).toEqual([[100, 110], [110, 105]]);
  });

  const collision = { id: "C", label: "Collision", to: "$500" };
  const liability = { id: "L", label: "Liability", to: "$300K" };
  /** Reloads the tab with the stored values. */
  const reloaded = ({ ledger, prices }: QuoteBoard) =>
    createQuoteBoard(...(JSON.parse(JSON.stringify([Object.fromEntries(ledger.value), prices.value])) as [Record<string, readonly PriceChange[]>, StoredPrices]));
  const told = (board: QuoteBoard, id: string) =>
    board.ledger.value.get(id)?.map(({ before, after, causes }) => [before, after, ...causes.map((cause) => (cause.kind === "edit" ? cause.label : cause.kind))]);
  const editedIn = (board: QuoteBoard, edit: CoverageEdit): void => {
    board.edits.value = [edit];
    board.renew(true);
  };

  it("builds the same ledger after a reload in the middle of a run", () => {
    const board = createQuoteBoard();
    board.receive(snapshot(1, [quote("x", 600), quote("y", 600), quote("z", 600)], []));
    editedIn(board, collision);
    board.receive(snapshot(2, [quote("x", 660)], [waiting("y"), waiting("z")]));
    const after = reloaded(board);
    after.receive(snapshot(2, [quote("x", 660), quote("y", 630)], [waiting("z")]));
    after.receive({ type: "quote", ratingRun: 2, quote: quote("z", 540) });
    expect(["x", "y", "z"].map((id) => told(after, id))).toEqual([[[100, 110, "Collision"]], [[100, 105, "Collision"]], [[100, 90, "Collision"]]]);
    const again = reloaded(after);
    again.receive(snapshot(2, [quote("x", 660), quote("y", 630), quote("z", 540)], []));
    expect(told(again, "x")).toEqual([[100, 110, "Collision"]]);
  });

  it("knows the changes of a run that a company alone hasn't answered", () => {
    const board = createQuoteBoard();
    board.receive(snapshot(1, [quote("x", 600), quote("y", 600)], []));
    editedIn(board, collision);
    board.receive(snapshot(2, [quote("x", 660)], [waiting("y", "TIMED_OUT")]));
    board.renew(false);
    const after = reloaded(board);
    after.receive(snapshot(3, [quote("x", 666), quote("y", 630)], []));
    expect(told(after, "x")).toEqual([[100, 110, "Collision"], [110, 111, "company"]]);
    expect(told(after, "y")).toEqual([[100, 105, "Collision"]]);
  });

  it("knows the changes after a reload before any company was asked", () => {
    const board = createQuoteBoard();
    board.receive(snapshot(1, [quote("x", 600)], []));
    editedIn(board, collision);
    const after = reloaded(board);
    editedIn(after, liability);
    after.receive(snapshot(2, [quote("x", 660)], []));
    expect(told(after, "x")).toEqual([[100, 110, "Collision", "Liability"]]);
  });

  it("distinguishes an answer changed after a reload, and blames no earlier edit for a company's later change", () => {
    const board = createQuoteBoard();
    board.receive(snapshot(1, [quote("x", 600)], []));
    editedIn(board, collision);
    board.receive(snapshot(2, [quote("x", 660)], []));
    const before = reloaded(board);
    before.receive(snapshot(2, [quote("x", 666)], []));
    expect(told(before, "x")?.at(-1)).toEqual([110, 111, "company"]);
    const after = reloaded(board);
    after.renew(true);
    after.receive(snapshot(3, [quote("x", 630)], []));
    expect(told(after, "x")).toEqual([[100, 110, "Collision"], [110, 105, "answers"]]);
  });

  it("blames the answers for a run only if they have changed since the last price", () => {
    const board = createQuoteBoard();
    board.receive(snapshot(1, [quote("x", 600), quote("y", 600)], []));
    board.renew(true);
    board.receive(snapshot(2, [quote("x", 606)], [waiting("y")]));
    board.renew(false);
    board.receive(snapshot(3, [quote("x", 612)], [waiting("y")]));
    expect(told(board, "x")).toEqual([[100, 101, "answers"], [101, 102, "company"]]);
  });

  it.each(["renew", "clear"] as const)("clears everything that is shown at a %s", (how) => {
    const board = createQuoteBoard();
    board.receive(snapshot(1, [quote("x")], [waiting("y")], "Completed"));
    board.updateRequired.value = true;
    board.compared.value = ["x"];
    board[how](true);
    const { status, quotes, withoutPrice, asked, answered, ended, updateRequired, picked, compared } = board;
    expect([status, quotes, withoutPrice, asked, answered, ended, updateRequired, picked, compared].map((part) => part.value)).toEqual([null, [], [], 0, 0, null, false, null, []]);
  });
});
