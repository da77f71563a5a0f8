import type { Position } from "../../flow/flow";
import type { Journey } from "../../flow/journey";

/**
 * Returns the next position after the visitor changed an earlier answer: the step from which they went to change it, or an earlier
 * step that the change opened. Null if they didn't come from a later step, or are already there or past it.
 */
export function cameFrom(journey: Journey, at: Position, returnTo: string | null): Position | null {
  const indexOf = (id: string | null): number => journey.steps.findIndex((step) => step.id === id);
  const back = indexOf(returnTo);
  if (returnTo === null || back === -1 || indexOf(at.step) >= back) return null;
  return indexOf(journey.frontier.step) < back ? journey.frontier : { step: returnTo, detail: null };
}
