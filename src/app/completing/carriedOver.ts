import type { Position } from "../../flow/flow";
import { validate } from "../../form/validate";
import type { LineStep } from "../../session/line";
import type { Session } from "../../session/session";
import { completeStep } from "./completeStep";

/** Tells whether the line before answered questions of the step, and nothing that the step requires is missing or invalid. */
export function isCarried(session: Session, step: LineStep): boolean {
  const answers = session.answers.peek();
  if (step.substeps || step.fields.length === 0 || session.progress().completed.includes(step.id)) return false;
  return step.fields.some((field) => answers.has(field)) && validate(session, step.fields).length === 0;
}

/**
 * Completes the steps that the first line of a bundle has answered, and returns the first step that the visitor has to see: one with
 * a question left, or one that couldn't be completed and says why.
 */
export async function passOver(session: Session, from: Position, signal: AbortSignal): Promise<Position> {
  const step = session.journey.peek()?.find(from.step);
  if (signal.aborted || !step || !isCarried(session, step)) return from;
  const directive = await completeStep(session, step, from, signal);
  const next = directive.kind === "next" ? session.journey.peek()?.next(from) : null;
  return next ? passOver(session, next, signal) : from;
}
