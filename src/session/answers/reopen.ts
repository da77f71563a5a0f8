import type { Session } from "../session";

/**
 * Reopens steps whose answers an earlier answer has made invalid: a new state asks for what the old one barred, a later
 * license date makes the years of coverage too many. Otherwise a jump ahead would skip a step with invalid answers.
 */
export function reopenRefused(session: Session, after: string): void {
  const steps = session.journey.peek()?.steps ?? [];
  const { completed } = session.progress();
  const isDone = (id: string): boolean => completed.some((key) => key === id || key.startsWith(`${id}/`));
  const later = steps.slice(steps.findIndex(({ id }) => id === after) + 1).filter(({ id }) => isDone(id));
  const context = session.ruleContext();
  const refused = later.filter(({ fields }) => fields.some((field) => field.rule?.(context.answers.get(field), context)));
  if (refused.length > 0) reopen(session, refused.map(({ id }) => id));
}

/** Asks steps again, with all their parts. */
export function reopen(session: Session, ids: readonly string[]): void {
  session.advance({ completed: session.progress().completed.filter((key) => !ids.some((id) => key === id || key.startsWith(`${id}/`))) });
}
