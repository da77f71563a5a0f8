import type { Runner } from "../../../form/runner";
import { chosenCoverages, type CoverageChoices } from "../../../session/fields/coverages";
import type { CoverageEdit } from "../../../session/quotes/priceLedger";
import type { Session } from "../../../session/session";
import type { QuoteRun } from "../run/quoteRun";
import { sendOwed } from "../run/sendCoverages";

interface Update {
  readonly choices: CoverageChoices;
  readonly edits: readonly CoverageEdit[];
  readonly run: QuoteRun;
}

/**
 * Sends the choices, with the vehicles or as coverages, and requests prices for them. Returns false when they couldn't be sent;
 * answers and prices then stay as they were.
 */
export async function updateQuotes(session: Session, runner: Runner, { choices, edits, run }: Update, signal: AbortSignal): Promise<boolean> {
  const { status } = session.quotes;
  const before = { choices: session.answers.peek().get(chosenCoverages), status: status.peek() };
  // Marks the prices as requested, so that they don't count as out of date meanwhile.
  status.value = "Requested";
  session.commit({ [chosenCoverages.name]: choices });
  let isSent = false;
  try {
    isSent = (await sendOwed(session, runner, signal)) === "sent";
  } finally {
    // Also runs when the dialog was closed meanwhile, which rejects.
    if (!isSent) {
      session.commit({ [chosenCoverages.name]: before.choices });
      status.value = before.status;
    }
  }
  if (!isSent) return false;
  session.quotes.edits.value = edits;
  run.begin();
  return true;
}
