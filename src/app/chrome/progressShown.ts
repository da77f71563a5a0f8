import type { Journey } from "../../flow/journey";
import type { LineStep } from "../../session/line";

/** The step from which progress is seen. */
export interface ProgressShown {
  readonly at: string;
  /** The step is an advisor's page or another page beside the flow, from which Back leads to the furthest answered step. */
  readonly isBeside: boolean;
}

/**
 * Progress on an advisor's page reached through a case is that of the furthest answered step. An answer that is being changed for a
 * step of another stage keeps that stage's progress, so that it doesn't jump there and back.
 */
export function progressShown(journey: Journey, step: Pick<LineStep, "id">, returnTo: string | null): ProgressShown {
  const stage = journey.stageOf(step.id);
  if (stage === null && (journey.isAhead(step.id) || journey.groupOf(step.id) === -1)) return { at: journey.frontier.step, isBeside: true };
  const changedFor = returnTo === null ? null : journey.stageOf(returnTo);
  return { at: changedFor !== null && changedFor !== stage ? returnTo! : step.id, isBeside: false };
}
