import { readApplication } from "../../api/contract/applications/readApplication";
import { callApplication } from "../../session/application";
import { done } from "../../session/effect";
import type { Effect } from "../../session/effect";

/** Waits for the application (spec §4). Records are looked up for cars alone. */
const awaitApplication: Effect = {
  id: "awaitApplication",
  input: (_answers, session) => session.application.peek()?.id,
  async run({ session, signal }) {
    const read = await callApplication(session, readApplication, undefined, signal);
    return read.ok ? done : { kind: "problem", problem: read.error };
  },
  failure: "errorScreen",
};

export const effects: readonly Effect[] = [awaitApplication];
