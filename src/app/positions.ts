import type { Position } from "../flow/flow";
import type { Journey } from "../flow/journey";
import type { Line, LineStep } from "../session/line";

/** Every step that has a route in the line. */
export const stepsOf = ({ flow }: Line): readonly LineStep[] => [...flow.groups.flatMap((group) => group.steps), ...(flow.detachedSteps ?? [])];

/** The generic pages stand under no line: `finalize/contact` (spec §2). */
export function positionPath(line: Line | null, { step, detail }: Position): string {
  const isGeneric = line && stepsOf(line).some(({ id, generic }) => id === step && generic);
  return `${line && !isGeneric ? `${line.slug}/` : ""}${step}${detail === null ? "" : `/${detail}`}`;
}

/** `driver/2` is the step `driver` with a detail; `finalize/contact` is a step by itself. */
export function positionOf(journey: Journey, line: Line, rest: string): Position | null {
  if (rest === "") return journey.first;
  const ids = stepsOf(line).map((step) => step.id);
  const step = ids.filter((id) => rest === id || rest.startsWith(`${id}/`)).sort((a, b) => b.length - a.length)[0];
  return step === undefined ? null : { step, detail: rest === step ? null : rest.slice(step.length + 1) };
}
