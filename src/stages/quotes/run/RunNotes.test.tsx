import { signal } from "@preact/signals-react";
import { act } from "react";
import { expect, it, vi } from "vitest";
import type { Quote } from "../../../api/contract/quote";
import { aRunner } from "../../../fixtures/aRunner";
import { inFunnel } from "../../../fixtures/inFunnel";
import { mounted } from "../../../fixtures/mounted";
import { aQuote } from "../../../fixtures/quotes";
import { say } from "../../../kernel/phrase";
import type { Session } from "../../../session/session";
import { selectionOf } from "../selectionOf";
import type { QuoteRun } from "./quoteRun";
import { RunNotes } from "./RunNotes";

const page = mounted();

it("an interrupted purchase goes on with the same company's new price, for which its button waits", () => {
  const before = aQuote({ carrierId: "pebbletrail", carrierName: "Pebbletrail", isBindable: true });
  const after = { ...before, id: "quote-2" };
  const quotes = signal<readonly Quote[]>([]);
  const complete = signal(false);
  const run = { failed: signal(false), renewed: signal(false), bought: signal(selectionOf(before)) };
  const board = { quotes, complete, status: signal("Requested"), picked: signal(null), updateRequired: signal(false) };
  const session = { say, quotes: board, line: signal({ wire: "RENTERS" }), application: signal(null), journey: signal(null) };
  const onSelect = vi.fn();
  const show = (sold?: Quote): void =>
    page.render(inFunnel(session as unknown as Session, aRunner(), <RunNotes run={run as unknown as QuoteRun} onAgain={vi.fn()} onRefresh={vi.fn()} sold={sold} onSelect={onSelect} />));
  show();
  const { container } = page;
  const button = () => container.querySelector("button");
  expect(container.textContent).toContain("To continue your purchase, choose a quote again.");
  expect(button()?.textContent).toBe("Continue with Pebbletrail");
  act(() => button()?.click());
  expect(onSelect).not.toHaveBeenCalled();
  act(() => void (quotes.value = [aQuote({ id: "cheaper" }), after]));
  show(after);
  act(() => button()?.click());
  expect(onSelect.mock.calls).toEqual([[after]]);
  act(() => {
    quotes.value = [aQuote({ id: "cheaper" })];
    complete.value = true;
  });
  show();
  expect([container.textContent?.includes("choose a quote again"), button()]).toEqual([true, null]);
  act(() => void (quotes.value = []));
  expect(container.textContent).toBe("");
});

/** Shows the note above one price. `given` replaces signals of the run, the quotes and the runner. */
function noted(given: { failed?: boolean; renewed?: boolean; updateRequired?: boolean; picked?: object; bought?: Quote; busy?: boolean }) {
  const sold = aQuote({ carrierName: "Pebbletrail" });
  const run = { failed: signal(given.failed ?? false), renewed: signal(given.renewed ?? false), bought: signal(given.bought ? selectionOf(given.bought) : null) };
  const board = { quotes: signal([sold]), complete: signal(true), status: signal("Completed"), picked: signal(given.picked ?? null), updateRequired: signal(given.updateRequired ?? false) };
  const session = { say, quotes: board, line: signal({ wire: "RENTERS" }), application: signal(null), journey: signal(null) };
  const calls = { onAgain: vi.fn(), onRefresh: vi.fn(), onSelect: vi.fn() };
  const runner = aRunner({ busy: signal(given.busy ?? false) });
  page.render(inFunnel(session as unknown as Session, runner, <RunNotes run={run as unknown as QuoteRun} sold={sold} {...calls} />));
  act(() => page.container.querySelector("button")?.click());
  return { text: page.container.textContent, called: Object.entries(calls).flatMap(([name, call]) => (call.mock.calls.length > 0 ? [name] : [])) };
}

it.each<[string, Parameters<typeof noted>[0], string, readonly string[]]>([
  ["nothing of prices that hold", {}, "", []],
  ["why there are new ones", { renewed: true }, "You changed an answer that affects your price, so we updated your quotes.", []],
  ["that new ones failed, and asks again", { failed: true, renewed: true }, "We can't get new prices right now.Try again", ["onAgain"]],
  ["that they are out of date, and has them updated", { updateRequired: true }, "These prices are out of date.Update my quotes", ["onRefresh"]],
  ["so with a choice that has no quote", { updateRequired: true, picked: {} }, "These prices are out of date.Update my quotes", ["onRefresh"]],
  ["nothing beside a choice, which says it itself", { updateRequired: true, picked: { quoteId: "quote-1" } }, "", []],
])("says above prices %s", (_what, given, text, called) => {
  expect(noted(given)).toEqual({ text, called });
});

it("an interrupted purchase isn't taken up twice", () => {
  const bought = aQuote({ carrierName: "Pebbletrail", isBindable: true });
  expect(noted({ bought, busy: true }).called).toEqual([]);
  expect(noted({ bought }).called).toEqual(["onSelect"]);
});
