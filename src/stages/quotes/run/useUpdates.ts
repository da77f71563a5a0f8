import { useState } from "react";
import type { QuoteRun } from "./quoteRun";

/** Requests for new prices, which are read from the top, wherever on the page they were made. */
export function useUpdates(run: QuoteRun) {
  const [updates, setUpdates] = useState(0);
  const onUpdate = (): void => setUpdates((before) => before + 1);
  const after = (request: () => void) => (): void => {
    request();
    onUpdate();
  };
  return {
    /** Changes with each request. */
    updates,
    onUpdate,
    /** Asks for what failed once more. */
    again: after(run.begin),
    /** Asks all companies again. */
    refresh: after(run.refresh),
  };
}
