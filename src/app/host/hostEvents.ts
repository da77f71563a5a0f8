import { effect } from "@preact/signals-react";
import type { Runner } from "../../form/runner";
import type { Outcome } from "../../session/kept/snapshot";
import { referenceOf } from "../../session/lead/reference";
import type { Session } from "../../session/session";
import type { Emit, IqEventDetails } from "./events";

type End = IqEventDetails["iq-complete"]["kind"];

const endOf = ({ by }: Outcome): End => (by === "purchase" ? "purchase" : "finalize");

/** The states of a round of prices, in order; a round tells each of them once. */
const roundOrder: readonly IqEventDetails["iq-quotes"]["state"][] = ["asked", "partial", "complete"];

/** US dollars a month, to the cent. */
const monthlyOf = ({ premium, term }: { readonly premium: number; readonly term: number }): number => Math.round((premium / term) * 100) / 100;

/** Sends the session's events to the host, without anything that a person typed, and without what a reload restored. */
export function reportToHost(session: Session, runner: Pick<Runner, "errors" | "refusals" | "position">, emit: Emit): void {
  const { restored } = session;
  /** The lead that was seen last, and its visit: a lead that is finished is no longer the session's. */
  let seen = { leadId: restored?.lead?.id ?? null, revision: restored?.lead?.revision, visit: session.secret.peek() };
  let toldOfRound = -1;
  /** The ends that were told: a second call to an advisor ends nothing. */
  const ends = new Set<string>();
  const leadNow = (): string | null => (seen.visit === session.secret.peek() ? seen.leadId : null);
  const endIn = (line: string | null, kind: End): string => `${session.secret.peek()} ${leadNow()} ${line} ${kind}`;
  const complete = (kind: End): void => {
    const leadId = leadNow();
    const line = session.line.peek()?.slug ?? null;
    const end = endIn(line, kind);
    if (!ends.has(end)) emit("iq-complete", { line, kind, leadId, reference: leadId && referenceOf({ id: leadId }) });
    ends.add(end);
  };
  const stops = [
    effect(() => {
      const lead = session.lead.value;
      const line = session.line.peek()?.slug ?? null;
      const isKnown = lead?.id === leadNow();
      // Without a further revision there is nothing new of it at the service.
      if (lead && !(isKnown && lead.revision === seen.revision)) emit("iq-lead", { leadId: lead.id, line, change: isKnown ? "updated" : "created" });
      if (lead) seen = { leadId: lead.id, revision: lead.revision, visit: session.secret.peek() };
    }),
    effect(() => {
      if (runner.refusals.value === 0) return;
      const line = session.line.peek()?.slug;
      // Skips errors of the service and of cases, which have `by`.
      const fields = runner.errors.peek().flatMap(({ field, by }) => (by ? [] : [field.name]));
      if (line && fields.length > 0) emit("iq-validation", { line, step: runner.position.peek().step, fields });
    }),
    effect(() => {
      const { status, quotes, complete: isComplete } = session.quotes;
      // Read before the return below: an effect is only called again for signals it has read, and the line may be chosen later.
      const asked = status.value;
      const line = session.line.peek()?.slug;
      if (asked === null) toldOfRound = -1;
      if (asked === null || !line) return;
      const monthly = quotes.value.map(monthlyOf);
      const state = isComplete.value ? "complete" : monthly.length === 0 ? "asked" : "partial";
      const at = roundOrder.indexOf(state);
      // A request for new prices begins the next round, unless the one before it got no answer.
      const isAnotherRound = asked === "Requested" && at === 0 && toldOfRound > 0;
      if (at <= toldOfRound && !isAnotherRound) return;
      toldOfRound = at;
      emit("iq-quotes", { line, state, count: monthly.length, lowestMonthly: monthly.length > 0 ? Math.min(...monthly) : null });
    }),
    effect(() => {
      const selection = session.selection.value;
      const line = session.line.peek()?.slug;
      if (!selection?.quoteId || selection === restored?.selection || !line) return;
      const { quoteId, carrierId: carrier, premium: price, term, bindable } = selection;
      const monthly = price === null ? null : monthlyOf({ premium: price, term });
      emit("iq-select", { line, quoteId, carrier, price, monthly, term, basis: bindable ? "firm" : "estimate" });
    }),
    effect(() => {
      const outcome = session.outcome.value;
      if (outcome && outcome === restored?.outcome) ends.add(endIn(outcome.line, endOf(outcome)));
      else if (outcome) complete(endOf(outcome));
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
