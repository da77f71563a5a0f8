import type { LineStep } from "../../session/line";
import type { Session } from "../../session/session";
import { refusedFields } from "./refusedFields";
import { runEffects, type Directive, type Meant } from "./runEffects";

/** A refused answer is corrected on its own screen. Trying again from another one would be refused again. */
const atItsStep = (session: Session, step: LineStep, directive: Directive): Directive =>
  directive.kind === "retry" && directive.problem.code === "VALIDATION" && step.fields.length > 0
    ? { kind: "back", step: step.id, errors: refusedFields(session, step, directive.problem) }
    : directive;

/**
 * Runs those effects of completed steps that are meant and that the service doesn't have, in the order of the steps. Sends committed
 * answers only: edits are sent when their step is submitted.
 */
export async function runOwed(session: Session, signal: AbortSignal, meant: Meant): Promise<Directive> {
  for (const step of session.journey.peek()?.steps ?? []) {
    const done = step.substeps
      ? step.substeps(session.answers.peek()).every((part) => session.progress().completed.includes(`${step.id}/${part}`))
      : session.progress().completed.includes(step.id);
    if (!done) break;
    const answers = session.answers.peek();
    const committed = Object.fromEntries(step.fields.map((field) => [field.name, answers.get(field)]));
    const submission = session.submit(step.fields, {}, committed, "behind");
    const directive = await runEffects(session, step, submission, signal, meant).finally(submission.end);
    if (directive.kind !== "next") return atItsStep(session, step, directive);
  }
  return { kind: "next" };
}
