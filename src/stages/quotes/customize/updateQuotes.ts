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
 * Sends the choices, with the vehicles or as coverages, and asks for prices of them. False where they couldn't be sent: answers
 * and prices are then what they were.
 */
export async function updateQuotes(session: Session, runner: Runner, { choices, edits, run }: Update, signal: AbortSignal): Promise<boolean> {
  const { status } = session.quotes;
  const before = { choices: session.answers.peek().get(chosenCoverages), status: status.peek() };
  // Prices that are about to be asked for aren't out of date by an oversight.
  status.value = "Requested";
  session.commit({ [chosenCoverages.name]: choices });
  let isSent = false;
  try {
    isSent = (await sendOwed(session, runner, signal)) === "sent";
  } finally {
    // Also where the dialog was closed over it, which rejects.
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
