import type { Answers } from "../../flow/field";
import type { Position } from "../../flow/flow";
import type { Journey } from "../../flow/journey";
import type { Line, LineStep } from "../../session/line";
import type { Direction } from "../host/events";

/** Returns every step of the line that has a route. */
export const stepsOf = ({ flow }: Line): readonly LineStep[] => [...flow.groups.flatMap((group) => group.steps), ...(flow.detachedSteps ?? [])];

/** Returns the position's route. Generic pages carry no line: `finalize/contact`. */
export function positionPath(line: Line | null, { step, detail }: Position): string {
  const isGeneric = line && stepsOf(line).some(({ id, generic }) => id === step && generic);
  return `${line && !isGeneric ? `${line.slug}/` : ""}${step}${detail === null ? "" : `/${detail}`}`;
}

/** Reads a position: `driver/2` is the step `driver` with a detail, `finalize/contact` a step of that name. */
export function positionOf(journey: Journey, line: Line, rest: string): Position | null {
  if (rest === "") return journey.first;
  const ids = stepsOf(line).map((step) => step.id);
  const step = ids.filter((id) => rest === id || rest.startsWith(`${id}/`)).sort((a, b) => b.length - a.length)[0];
  return step === undefined ? null : { step, detail: rest === step ? null : rest.slice(step.length + 1) };
}

/** Returns the position for a route whose step no longer exists: the last step completed before it and still asked, else the first. */
export function nearestEarlier(journey: Journey, line: Line, completed: readonly string[], rest: string): Position {
  const at = completed.findIndex((key) => key === rest || key.startsWith(`${rest}/`) || rest.startsWith(`${key}/`));
  const before = completed.slice(0, at === -1 ? undefined : at).map((key) => positionOf(journey, line, key));
  const shown = before.findLast((position) => journey.steps.some(({ id, transient }) => id === position?.step && !transient));
  return shown ?? journey.first;
}

interface Place {
  readonly line: Line | null;
  readonly position: Position | null;
}

/** Returns a step's place among those that are asked, from 1, and their number; nulls for a place off the walk. */
export function placeIn(journey: Journey | null, position: Position | null): { readonly index: number | null; readonly total: number | null } {
  const steps = journey?.steps ?? [];
  const at = steps.findIndex(({ id }) => id === position?.step);
  return at === -1 ? { index: null, total: null } : { index: at + 1, total: steps.length };
}

/** Compares two places on the walk of a line, by step and then by substep. A form beside a step has no place on the walk. */
export function directionOf(from: Place, to: Place, journey: Journey | null, answers: Answers): Direction {
  if (from.line !== to.line) return "jump";
  const orderOf = ({ position }: Place): readonly [step: number, substep: number] => {
    const step = journey?.steps.findIndex(({ id }) => id === position?.step) ?? -1;
    const detail = position?.detail ?? null;
    return [step, detail === null ? 0 : (journey?.steps[step]?.substeps?.(answers).indexOf(detail) ?? -1)];
  };
  const [[step, substep], [toStep, toSubstep]] = [orderOf(from), orderOf(to)];
  const isInStep = step === toStep;
  const [before, after] = isInStep ? [substep, toSubstep] : [step, toStep];
  if (before === -1 || after === -1 || before === after) return "jump";
  return before < after ? "forward" : "back";
}
