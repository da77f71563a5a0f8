import { effect } from "@preact/signals-react";
import type { Session } from "../session/session";
import type { Emit } from "./events";

/** Tells the host what happens, without anything that a person typed. What a reload brings back has been told before. */
export function reportToHost(session: Session, emit: Emit): () => void {
  const { restored } = session;
  let leadId = restored?.lead?.id ?? null;
  const stops = [
    effect(() => {
      const lead = session.lead.value;
      const line = session.line.peek()?.slug ?? null;
      if (lead && lead !== restored?.lead) emit("iq-lead", { leadId: lead.id, line, change: lead.id === leadId ? "updated" : "created" });
      leadId = lead?.id ?? null;
    }),
    effect(() => {
      const { status, quotes, complete } = session.quotes;
      const line = session.line.peek()?.slug;
      if (!line || status.value === null) return;
      const monthly = quotes.value.map((quote) => quote.premium / quote.termMonths);
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
      if (outcome && outcome !== restored?.outcome) emit("iq-complete", { line: session.line.peek()?.slug ?? null, kind: "finalize" });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
