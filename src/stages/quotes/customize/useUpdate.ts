import { useEffect, useRef, useState } from "react";
import { useRunner } from "../../../form/runner";
import { useSession } from "../../../session/context";
import type { CoverageChoices } from "../../../session/fields/coverages";
import { chosenCoverages, customizing } from "../../../session/fields/coverages";
import type { CoverageEdit } from "../../../session/quotes/priceLedger";
import type { QuoteRun } from "../run/quoteRun";
import type { Editable } from "./choices";
import { updateQuotes } from "./updateQuotes";

interface Update {
  /** The choices of the prices shown, while others are sent; null while none are. */
  readonly before: CoverageChoices | null;
  readonly hasFailed: boolean;
  /** Resolves to true once everything that was chosen is sent. */
  readonly send: (choices: CoverageChoices, edits: readonly CoverageEdit[]) => Promise<"all" | "some" | "none">;
}

/** Sends choices for new prices, until the dialog is closed. */
export function useUpdate(run: QuoteRun, editable: readonly Editable[]): Update {
  const session = useSession();
  const runner = useRunner();
  const [before, setBefore] = useState<CoverageChoices | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const gone = useRef(new AbortController());
  useEffect(() => {
    const abort = (gone.current = new AbortController());
    return () => abort.abort();
  }, []);
  return {
    before,
    hasFailed,
    async send(choices, edits) {
      setBefore(session.answers.peek().get(chosenCoverages));
      setFailed(false);
      const isSent = await updateQuotes(session, runner, { choices, edits, editable, run }, gone.current.signal).catch(() => false);
      // Changes made while sending stay in the dialog for the next update.
      if (isSent && (session.draft(customizing).peek() ?? choices) === choices) return "all";
      setBefore(null);
      setFailed(!isSent);
      return isSent ? "some" : "none";
    },
  };
}
