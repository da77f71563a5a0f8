import type { Runner } from "../../../form/runner";
import { chosenCoverages, type CoverageChoices } from "../../../session/fields/coverages";
import type { CoverageEdit } from "../../../session/quotes/priceLedger";
import type { Session } from "../../../session/session";
import type { QuoteRun } from "../run/quoteRun";
import { sendOwed } from "../run/sendCoverages";
import type { Editable } from "./choices";

interface Update {
  readonly choices: CoverageChoices;
  readonly edits: readonly CoverageEdit[];
  /** The coverages that can be changed. */
  readonly editable: readonly Editable[];
  readonly run: QuoteRun;
}

/** The earlier choices again, after others that the service may have taken. */
const takenBack = (before: CoverageChoices, tried: CoverageChoices, editable: readonly Editable[]): CoverageChoices => ({
  ...before,
  takenBack: {
    ...before.takenBack,
    ...Object.fromEntries(editable.flatMap(({ apiKey, defaultValue }) => (apiKey in tried.all ? [[apiKey, defaultValue]] : []))),
  },
});

/**
 * Sends the choices, with the vehicles or as coverages, and requests prices for them. Returns false when they couldn't be sent;
 * answers and prices then stay as they were.
 */
export async function updateQuotes(session: Session, runner: Runner, update: Update, signal: AbortSignal): Promise<boolean> {
  const { choices, edits, editable, run } = update;
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
      session.commit({ [chosenCoverages.name]: takenBack(before.choices, choices, editable) });
      status.value = before.status;
    }
  }
  if (!isSent) return false;
  session.quotes.edits.value = edits;
  run.begin();
  return true;
}
