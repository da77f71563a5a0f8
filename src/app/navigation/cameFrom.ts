import type { Position } from "../../flow/flow";
import type { Journey } from "../../flow/journey";

/**
 * Where a change of an earlier answer goes on: back to the step that it was asked for on, or to one before it that the change has
 * opened. Null for who didn't come from such a step, or stands on it or past it.
 */
export function cameFrom(journey: Journey, at: Position, returnTo: string | null): Position | null {
  const indexOf = (id: string | null): number => journey.steps.findIndex((step) => step.id === id);
  const back = indexOf(returnTo);
  if (returnTo === null || back === -1 || indexOf(at.step) >= back) return null;
  return indexOf(journey.frontier.step) < back ? journey.frontier : { step: returnTo, detail: null };
}
