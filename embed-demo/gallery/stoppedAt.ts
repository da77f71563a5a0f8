import { answersOf } from "../../src/flow/field";
import { completionKey } from "../../src/flow/journey";
import type { Line, LineStep } from "../../src/session/line";
import type { Snapshot } from "../../src/session/kept/snapshot";
import { snapshotVersion } from "../../src/session/kept/snapshot";

type Values = Readonly<Record<string, unknown>>;
/** The stored session without the members that a browser adds: time and session id. */
export type Stopped = Omit<Snapshot, "savedAt" | "sessionId">;

/**
 * The step that a route of a line belongs to: the route itself, or the step it is a part of. Throws for a route that the line
 * doesn't have.
 */
export function stepAt({ slug, flow }: Line, route: string): LineStep {
  const steps = [...flow.groups.flatMap((group) => group.steps), ...(flow.detachedSteps ?? [])];
  const found = steps.find(({ id }) => id === route) ?? steps.find(({ id }) => route.startsWith(`${id}/`));
  if (!found) throw new Error(`${slug} has no step at ${route}`);
  return found;
}

/**
 * A session that was left at a route, after every step before it was answered with `told`; other values of `told` are left out.
 * `more` is answered too, such as a part of the step itself. `shown` is a page outside the line that was seen last.
 */
export function stoppedAt(line: Line, route: string, told: Values, more: Values = {}, shown = `${line.slug}/${route}`): Stopped {
  const steps = line.flow.groups.flatMap((group) => group.steps);
  const at = stepAt(line, route);
  const index = steps.indexOf(at);
  // Steps that aren't in the flow's order are for visitors who have answered everything.
  const before = index === -1 ? steps.filter(({ open }) => !open) : steps.slice(0, index);
  const asked = new Set(before.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const values = { ...Object.fromEntries(Object.entries(told).filter(([name]) => asked.has(name))), ...more };
  const answers = answersOf({ ...told, ...more });
  const done = (step: LineStep, parts: readonly string[]) => parts.map((detail) => completionKey(step, { step: step.id, detail }, answers));
  const partsOf = (step: LineStep): readonly string[] => step.substeps?.(answers) ?? [];
  const whole = before.flatMap((step) => (partsOf(step).length === 0 ? [step.id] : done(step, partsOf(step))));
  const begun = done(at, partsOf(at).slice(0, Math.max(0, partsOf(at).indexOf(route.slice(at.id.length + 1)))));
  return {
    version: snapshotVersion,
    line: line.slug,
    answers: values,
    drafts: {},
    journeys: { [line.slug]: { completed: [...whole, ...begun], furthestGroup: 0, effects: {}, at: shown } },
    application: null,
    lead: null,
    selection: null,
    openCase: null,
    complex: null,
    outcome: null,
  };
}
