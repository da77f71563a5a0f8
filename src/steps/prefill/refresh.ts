import { updatePrefill } from "../../api/contract/applications/updatePrefill";
import type { AnyField } from "../../flow/field";
import { answersOf } from "../../flow/field";
import type { Runner } from "../../form/runner";
import { validate } from "../../form/validate";
import { callApplication } from "../../session/application/application";
import type { Session } from "../../session/session";
import { learned } from "./adopt";
import { costFacts } from "./facts";
import { prefillBody } from "./effects";
import { origins, rebuildCost } from "./fields";
import type { Origin } from "./names";

/**
 * Requests the rebuild cost for the facts on screen, with the same call that completes the step. Returns false when it failed.
 * Facts that are still invalid are left out, unless the cost depends on them: then their errors are shown.
 */
export async function refreshRebuildCost(session: Session, runner: Runner, facts: readonly AnyField[], signal: AbortSignal): Promise<boolean> {
  const wrong = validate(session, facts);
  const made = costFacts(facts, session.draft(rebuildCost).peek()?.estimate ?? false);
  const inCost = wrong.filter(({ field }) => made.some(({ name }) => name === field.name));
  if (inCost.length > 0) {
    runner.showErrors(inCost, true);
    return true;
  }
  const right = facts.filter(({ name }) => !wrong.some(({ field }) => field.name === name));
  const answers = answersOf(session.drafted([...facts, origins]));
  const asked = answers.get(origins);
  const sent = await callApplication(session, updatePrefill, prefillBody(answers, session, right), signal);
  if (signal.aborted) return true;
  if (sent.ok) {
    const news = learned(sent.value, facts);
    // A fact that the visitor has changed or confirmed meanwhile isn't in the answer.
    const isInAnswer = (name: string, origin: Origin): boolean => origin === asked[name] && right.some((fact) => fact.name === name);
    const own = Object.entries(session.draft(origins).peek()).filter(([name, origin]) => !isInAnswer(name, origin));
    session.set(origins, { ...news.origins, ...Object.fromEntries(own) });
    session.set(rebuildCost, news.cost);
    return true;
  }
  // The service judges a fact by its own records too, so one that was left out may contradict those that were sent.
  if (sent.error.code === "VALIDATION" && wrong.length > 0) {
    runner.showErrors(wrong, true);
    return true;
  }
  if (sent.error.code !== "COST_TOO_HIGH") return false;
  runner.raise("mostAccurateQuotes");
  return true;
}
