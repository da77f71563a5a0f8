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
