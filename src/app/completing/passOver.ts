import type { Position } from "../../flow/flow";
import { validate } from "../../form/validate";
import { isSecondLine } from "../../session/secondLine";
import type { LineStep } from "../../session/line";
import type { Session } from "../../session/session";
import { cameFrom } from "../navigation/cameFrom";
import { completeStep } from "./completeStep";
import { isThrough } from "./isThrough";

/** Tells whether the line before answered questions of the step, and nothing that the step requires is missing or invalid. */
export function isCarried(session: Session, step: LineStep): boolean {
  const answers = session.answers.peek();
  if (step.substeps || step.confirms || session.progress().completed.includes(step.id)) return false;
  return step.fields.some((field) => answers.has(field)) && validate(session, step.fields).length === 0;
}

/** Returns the position after a completed one. */
export function nextOf(session: Session, at: Position): Position | null {
  const journey = session.journey.peek();
  return journey && (cameFrom(journey, at, session.returnTo.peek()) ?? journey.next(at));
}

/**
 * Completes the steps that would only flash, and in the second line of a bundle those that the first has answered. Returns the first
 * step that the visitor has to see: one with a question left, or one that couldn't be completed and says why.
 */
export async function passOver(session: Session, from: Position, signal: AbortSignal): Promise<Position> {
  const step = session.journey.peek()?.find(from.step);
  if (!step) return from;
  if (!isThrough(session, step) && !(isSecondLine(session) && isCarried(session, step))) return from;
  const directive = await completeStep(session, step, from, signal);
  const next = directive.kind === "next" ? nextOf(session, from) : null;
  return next ? passOver(session, next, signal) : from;
}
