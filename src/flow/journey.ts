import type { ConditionContext } from "./condition";
import { evaluate } from "./condition";
import type { Answers } from "./field";
import { answersOf } from "./field";
import type { Flow, Position, Step } from "./flow";

export interface JourneyContext extends ConditionContext {
  /** Ids of completed steps, and `step/substep` of completed substeps. */
  readonly completed: ReadonlySet<string>;
  /** Index of the furthest group ever reached. */
  readonly furthestGroup: number;
}

export type Visit =
  | { readonly kind: "show"; readonly position: Position }
  | { readonly kind: "redirect"; readonly position: Position }
  | { readonly kind: "unknown" };

export type GroupState = "inactive" | "active" | "visited";

/** A pure walk over a flow: which steps this person is asked, how far they may go, and where they are. */
export interface Journey<Screen = unknown, Effect = unknown> {
  /** The steps that are currently asked, in order. */
  readonly steps: readonly Step<Screen, Effect>[];
  /** The furthest place that may be shown: the first that isn't completed. */
  readonly frontier: Position;
  readonly first: Position;
  /** The only place that is shown once the walk has ended; null before. */
  readonly end: Position | null;
  /** Only the answers of steps that are asked, so that a stale hidden answer can't be sent. */
  readonly relevant: Answers;
  next(from: Position): Position | null;
  previous(from: Position): Position | null;
  visit(position: Position): Visit;
  find(step: string): Step<Screen, Effect> | null;
  groupOf(step: string): number;
  /** The stage of the step's group; null for a group without one, and outside the groups. */
  stageOf(step: string): string | null;
  /** True for an open step that was reached past unanswered ones, from a complex case or a link. */
  isAhead(step: string): boolean;
  /** The state, first reachable step, and completed share (0-1) of each group of the step's stage, seen from the step. */
  progress(at: string): readonly { readonly id: string; readonly state: GroupState; readonly to: Position | null; readonly part: number }[];
}

const substepsOf = (step: Step, answers: Answers): readonly string[] => step.substeps?.(answers) ?? [];

const start = (step: Step): Position => ({ step: step.id, detail: null });

/** The key under which a substep's completion is stored; the bare step's if it has no substeps. */
export const completionKey = (step: Step, position: Position, answers: Answers): string => {
  const substeps = substepsOf(step, answers);
  return substeps.length === 0 ? step.id : `${step.id}/${position.detail ?? substeps[0]}`;
};

export function resolveJourney<Screen, Effect>(
  flow: Flow<Screen, Effect>,
  values: Readonly<Record<string, unknown>>,
  context: JourneyContext,
): Journey<Screen, Effect> {
  const { answers, completed } = context;
  const asked = (step: Step<Screen, Effect>): boolean => !step.when || evaluate(step.when, context);
  const groups = flow.groups.map((group) => ({ ...group, steps: group.steps.filter(asked) }));
  const steps = groups.flatMap((group) => group.steps);
  const detachedSteps = (flow.detachedSteps ?? []).filter(asked);

  const substepAt = (step: Step, index: number): Position => {
    const substeps = substepsOf(step, answers);
    return { step: step.id, detail: index === 0 ? null : (substeps[index] ?? null) };
  };
  const openSubstep = (step: Step): number => {
    const substeps = substepsOf(step, answers);
    return substeps.length === 0 ? (completed.has(step.id) ? -1 : 0) : substeps.findIndex((substep) => !completed.has(`${step.id}/${substep}`));
  };
  const frontierIndex = steps.findIndex((step) => step.terminal || openSubstep(step) !== -1);
  const frontierStep = steps[frontierIndex === -1 ? steps.length - 1 : frontierIndex];
  const first = steps[0];
  if (!first || !frontierStep) throw new Error("A flow needs at least one step that is always asked");
  const ending = steps.find(({ ends }) => ends && evaluate(ends, context));
  const end = ending ? start(ending) : null;
  const frontier = end ?? (frontierStep.terminal ? start(frontierStep) : substepAt(frontierStep, Math.max(0, openSubstep(frontierStep))));

  const indexOf = (id: string): number => steps.findIndex((step) => step.id === id);
  const wayOf = (id: string) => (indexOf(id) === -1 ? detachedSteps : steps);
  const substepIndex = (step: Step, detail: string | null): number =>
    detail === null ? 0 : substepsOf(step, answers).indexOf(detail);
  const isAhead = (id: string): boolean => Boolean(steps[indexOf(id)]?.open) && indexOf(id) > indexOf(frontier.step);
  const groupOf = (id: string): number => groups.findIndex((group) => group.steps.some((step) => step.id === id));

  const stageOf = (id: string): string | null => groups[groupOf(id)]?.stage ?? null;

  const shown = new Set<string>();
  for (const step of [...steps, ...detachedSteps]) for (const asks of step.fields) shown.add(asks.name);
  const relevant = answersOf(Object.fromEntries(Object.entries(values).filter(([name]) => shown.has(name))));

  return {
    steps,
    frontier,
    first: start(first),
    end,
    relevant,
    find: (id) => [...steps, ...detachedSteps].find((step) => step.id === id) ?? null,
    groupOf,
    stageOf,
    isAhead,
    next(from) {
      const way = wayOf(from.step);
      const at = way.findIndex((step) => step.id === from.step);
      const step = way[at];
      if (!step || step.terminal) return null;
      const substep = substepIndex(step, from.detail);
      if (substep >= 0 && substep + 1 < substepsOf(step, answers).length) return substepAt(step, substep + 1);
      const following = way[at + 1];
      return following ? start(following) : null;
    },
    previous(from) {
      const at = indexOf(from.step);
      const step = steps[at];
      if (!step) return null;
      const substep = substepIndex(step, from.detail);
      if (substep === -1) return start(step);
      if (substep > 0) return substepAt(step, substep - 1);
      const before = steps.slice(0, at).findLast((earlier) => !earlier.transient);
      return before ? substepAt(before, Math.max(0, substepsOf(before, answers).length - 1)) : null;
    },
    visit(position) {
      if (end && position.step !== end.step) return { kind: "redirect", position: end };
      const way = wayOf(position.step);
      const step = way.find((candidate) => candidate.id === position.step);
      if (!step) {
        const hidden = [...flow.groups.flatMap((group) => group.steps), ...(flow.detachedSteps ?? [])].some(({ id }) => id === position.step);
        return hidden ? { kind: "redirect", position: frontier } : { kind: "unknown" };
      }
      const last = step.over && evaluate(step.over, context) && way.find(({ terminal }) => terminal);
      if (last) return { kind: "redirect", position: start(last) };
      if (step.open || way === detachedSteps) return { kind: "show", position: start(step) };
      if (indexOf(step.id) > indexOf(frontier.step)) return { kind: "redirect", position: frontier };
      if (position.detail === null) return { kind: "show", position };
      if (step.subroutes?.(answers).includes(position.detail)) return { kind: "show", position };
      const substep = substepIndex(step, position.detail);
      // The first substep has the bare step's route, and a substep that no longer exists falls back to it.
      if (substep <= 0) return { kind: "redirect", position: start(step) };
      const open = openSubstep(step);
      return open !== -1 && substep > open ? { kind: "redirect", position: substepAt(step, open) } : { kind: "show", position };
    },
    progress(at) {
      const current = groupOf(at);
      const reached = Math.max(context.furthestGroup, current);
      const stage = stageOf(at);
      // A link beyond the step that has to be completed next would lead back to it: from that step itself, nowhere.
      const leads = (step: Step): boolean => Boolean(step.open) || frontier.step !== at || indexOf(step.id) < indexOf(at);
      return groups.flatMap((group, index) => {
        if ((group.stage ?? null) !== stage) return [];
        const entry = group.steps.find((step) => !step.transient);
        const inside = group.steps.findIndex((step) => step.id === at);
        return {
          id: group.id,
          state: index === current ? "active" : index <= reached ? "visited" : "inactive",
          to: index !== current && index <= reached && entry && leads(entry) ? start(entry) : null,
          part: index === current ? (inside + 1) / (group.steps.length + 1) : index <= reached ? 1 : 0,
        };
      });
    },
  };
}
