import { readApplicationHead } from "../../api/contract/applications/readApplicationHead";
import { callApplication } from "../../session/application/application";
import { done } from "../../session/effectOutcome";
import type { Effect } from "../../session/effect";

/** Waits for the application, for lines that look nothing up meanwhile. */
export const awaitApplication: Effect = {
  id: "awaitApplication",
  input: (_answers, session) => session.application.peek()?.id,
  async run({ session, signal }) {
    const read = await callApplication(session, readApplicationHead, undefined, signal);
    return read.ok ? done : { kind: "problem", problem: read.error };
  },
  failure: "errorScreen",
};
