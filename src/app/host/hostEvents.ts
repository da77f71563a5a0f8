import { effect } from "@preact/signals-react";
import type { Runner } from "../../form/runner";
import type { Session } from "../../session/session";
import type { Emit, IqEventDetails } from "./events";

/** Sends the session's events to the host, without anything that a person typed, and without what a reload restored. */
export function reportToHost(session: Session, runner: Pick<Runner, "errors" | "refusals" | "position">, emit: Emit): void {
  const { restored } = session;
  let leadId = restored?.lead?.id ?? null;
  const complete = (kind: IqEventDetails["iq-complete"]["kind"]): void => void emit("iq-complete", { line: session.line.peek()?.slug ?? null, kind });
  const stops = [
    effect(() => {
      const lead = session.lead.value;
      const line = session.line.peek()?.slug ?? null;
      if (lead && lead !== restored?.lead) emit("iq-lead", { leadId: lead.id, line, change: lead.id === leadId ? "updated" : "created" });
      leadId = lead?.id ?? null;
    }),
    effect(() => {
      if (runner.refusals.value === 0) return;
      const line = session.line.peek()?.slug;
      // Skips errors of the service and of cases, which have `by`.
      const fields = runner.errors.peek().flatMap(({ field, by }) => (by ? [] : [field.name]));
      if (line && fields.length > 0) emit("iq-validation", { line, step: runner.position.peek().step, fields });
    }),
    effect(() => {
      const { status, quotes, complete } = session.quotes;
      // Read before the return below: an effect is only called again for signals it has read, and the line may be chosen later.
      const isAsked = status.value !== null;
      const line = session.line.peek()?.slug;
      if (!isAsked || !line) return;
      const monthly = quotes.value.map((quote) => quote.premium / quote.term);
      const state = complete.value ? "complete" : monthly.length === 0 ? "asked" : "partial";
      emit("iq-quotes", { line, state, count: monthly.length, lowestMonthly: monthly.length > 0 ? Math.round(Math.min(...monthly) * 100) / 100 : null });
    }),
    effect(() => {
      const selection = session.selection.value;
      const line = session.line.peek()?.slug;
      if (selection?.quoteId && selection !== restored?.selection && line) emit("iq-select", { line, quoteId: selection.quoteId, carrier: selection.carrierId });
    }),
    effect(() => {
      const outcome = session.outcome.value;
      if (outcome && outcome !== restored?.outcome) complete(outcome.by === "purchase" ? "purchase" : "finalize");
    }),
    effect(() => {
      if (session.calls.value > 0) complete("finalize");
    }),
    effect(() => {
      const to = session.redirect.value;
      if (to && to.kind !== "payment") complete("hand-off");
    }),
  ];
  session.signal.addEventListener("abort", () => stops.forEach((stop) => stop()));
}
