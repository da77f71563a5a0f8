import type { Session } from "../session";

/**
 * Asks again what an earlier answer has made wrong: a new state asks for what the old one barred, a later licence date
 * makes the years of coverage too many. Without it a jump ahead would pass a step whose answers no longer hold.
 */
export function reopenRefused(session: Session, after: string): void {
  const steps = session.journey.peek()?.steps ?? [];
  const { completed } = session.progress();
  const isDone = (id: string): boolean => completed.some((key) => key === id || key.startsWith(`${id}/`));
  const later = steps.slice(steps.findIndex(({ id }) => id === after) + 1).filter(({ id }) => isDone(id));
  const context = session.ruleContext();
  const refused = later.filter(({ fields }) => fields.some((field) => field.rule?.(context.answers.get(field), context)));
  if (refused.length === 0) return;
  session.advance({ completed: session.progress().completed.filter((key) => !refused.some(({ id }) => key === id || key.startsWith(`${id}/`))) });
}
