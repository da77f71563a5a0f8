import { selectQuote } from "../../api/contract/quotes";
import type { Problem } from "../../api/contract/problem";
import type { Result } from "../../kernel/result";
import { ok } from "../../kernel/result";
import { withoutQuote } from "../../session/lead/scenarios";
import type { Session } from "../../session/session";
import type { Selection } from "../../session/kept/snapshot";

/**
 * Stores the choice as the session's selection: a quote after the service has accepted it, an additional company at once, in place
 * of any quote.
 */
export async function takeChoice(session: Session, choice: Selection, signal: AbortSignal): Promise<Result<Selection, Problem>> {
  const application = session.application.peek();
  const line = session.line.peek();
  let taken = choice;
  if (choice.quoteId !== null && application && line) {
    const selected = await session.api.call(selectQuote, {
      params: { quoteId: choice.quoteId },
      body: { product: line.wire },
      token: application.token,
      signal,
    });
    if (!selected.ok) return selected;
    const { carrierSpecificQuoteId, isBindable } = selected.value;
    taken = { ...choice, carrierSpecificQuoteId, bindable: isBindable };
  }
  session.selection.value = taken;
  // With a choice, the case for having none no longer applies.
  if (session.complex.peek()?.scenario === withoutQuote) session.complex.value = null;
  return ok(taken);
}
