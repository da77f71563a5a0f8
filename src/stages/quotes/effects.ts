import { selectQuote } from "../../api/contract/quotes";
import { done } from "../../session/effect";
import type { Effect } from "../../session/effect";
import { isNotFound } from "../../session/isNotFound";
import { sendLead } from "../../session/lead";

/**
 * Makes what was picked the session's selection: a quote once the service has taken it, an additional carrier as it is, in
 * place of any quote. Without a pick there is nothing to owe the service.
 */
const select: Effect = {
  id: "select",
  input: (_answers, session) => [session.quotes.picked.peek(), session.selection.peek(), session.application.peek()?.id],
  async run({ session, signal }) {
    const { picked, updateRequired } = session.quotes;
    const choice = picked.peek();
    const application = session.application.peek();
    const line = session.line.peek();
    if (!choice || !application || !line) return done;
    if (choice.quoteId === null) {
      session.selection.value = choice;
    } else {
      const selected = await session.api.call(selectQuote, {
        params: { quoteId: choice.quoteId },
        body: { product: line.wire },
        token: application.token,
        signal,
      });
      if (!selected.ok) {
        if (selected.error.code !== "QUOTE_NOT_SELECTABLE" && !isNotFound(selected.error)) return { kind: "problem", problem: selected.error };
        updateRequired.value = true;
        return { kind: "errors", errors: [] };
      }
      const { carrierSpecificQuoteId, isBindable } = selected.value;
      session.selection.value = { ...choice, carrierSpecificQuoteId, bindable: isBindable };
    }
    picked.value = null;
    session.analytics.track({ event: "quote_select", carrier: choice.carrierId });
    void sendLead(session, "QUOTED");
    return done;
  },
};

export const effects: readonly Effect[] = [select];
