import { answersOf } from "../../flow/field";
import type { LineStep } from "../../session/line";
import type { Session } from "../../session/session";
import { isDone } from "./runEffects";

/** Tells whether a step goes on by itself and has nothing to wait for: its screen would be drawn and replaced at once. */
export function isThrough(session: Session, step: LineStep): boolean {
  if (!step.transient || "parcel" in step) return false;
  const answers = session.journey.peek()?.relevant ?? answersOf({});
  return (step.effects ?? []).every((effect) => effect.isReady?.(answers, session) || isDone(session, step, effect, answers));
}
