import { updateBundling } from "../../api/contract/applications/updateBundling";
import { callApplication } from "../../session/application";
import { done } from "../../session/effect";
import type { Effect } from "../../session/effect";
import { bundling } from "./fields";

/** PATCH bundling (spec §7). */
const sendBundling: Effect = {
  id: "sendBundling",
  input: (answers, session) => [session.application.peek()?.id, answers.get(bundling)],
  async run({ answers, session, signal }) {
    const sent = await callApplication(session, updateBundling, { bundling: answers.get(bundling) ?? false }, signal);
    return sent.ok ? done : { kind: "problem", problem: sent.error };
  },
};

export const effects: readonly Effect[] = [sendBundling];
