import { done } from "../../session/effectOutcome";
import type { Effect } from "../../session/effect";
import { isNotFound } from "../../session/application/isNotFound";
import { sendLead } from "../../session/lead/sendLead";
import { showPayment } from "../../session/purchase/openPurchase";
import { sendCoverages } from "./run/sendCoverages";
import { takeChoice } from "./takeChoice";

/** Stores the picked quote as the session's selection. Without a pick it has nothing to send. */
const select: Effect = {
  id: "select",
  input: (_answers, session) => [session.quotes.picked.peek(), session.selection.peek(), session.application.peek()?.id],
  async run({ session, signal }) {
    const { picked, updateRequired, ended } = session.quotes;
    const choice = picked.peek();
    if (!choice || !session.application.peek() || !session.line.peek()) return done;
    const taken = await takeChoice(session, choice, signal);
    if (!taken.ok) {
      if (taken.error.code === "PAYMENT_UNDER_WAY") return showPayment({ session, signal });
      if (taken.error.code !== "QUOTE_NOT_SELECTABLE" && !isNotFound(taken.error)) return { kind: "problem", problem: taken.error };
      updateRequired.value = true;
      return { kind: "errors", errors: [] };
    }
    picked.value = null;
    if (ended.peek() === null) {
      ended.value = "QUOTE_SELECTED";
      session.analytics.track({ event: "quoting_end", reason: "QUOTE_SELECTED" });
    }
    session.analytics.track({ event: "quote_select", carrier: choice.carrierId });
    void sendLead(session, "QUOTED");
    return done;
  },
};

export const effects: readonly Effect[] = [sendCoverages, select];
