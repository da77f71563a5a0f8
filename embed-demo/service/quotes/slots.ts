/** Calls to companies at once of a process. Companies are waited for instead of computed, so many can be asked at once. */
export const usualSlots = 400;

/** A task, and its owner: the partner's key and the visitor's session. */
export interface OwnedTask {
  id: string;
  key: string;
  session: string;
}

/**
 * The tasks to start, so that nobody's prices wait for a stranger's: in rounds, one slot to the key and session that has the fewest so
 * far, as long as there are slots and tasks. A single caller gets all of them. When others arrive, they begin with their share at once,
 * and calls above the new shares go on: a call that a company may charge for is never thrown away. So for a while more calls than slots
 * run, at most `slots * (1 + ln(sessions))`: the n-th newcomer's share is one n-th of the slots. Within a session held tasks count
 * first, then waiting ones, each in the given order.
 */
export function shareSlots(waiting: readonly OwnedTask[], held: readonly OwnedTask[], slots: number): string[] {
  const isHeld = new Set(held.map(({ id }) => id));
  const sessions = new Map<string, OwnedTask[]>();
  for (const task of [...held, ...waiting]) sessions.set(task.session, [...(sessions.get(task.session) ?? []), task]);
  const given = { key: new Map<string, number>(), session: new Map<string, number>() };
  const ofKey = ({ key }: OwnedTask): number => given.key.get(key) ?? 0;
  const ofSession = ({ session }: OwnedTask): number => given.session.get(session) ?? 0;
  // In a tie held tasks come first: a newcomer gets no slot where shares are even.
  const precedes = (a: OwnedTask, b: OwnedTask): boolean =>
    (ofKey(a) - ofKey(b) || ofSession(a) - ofSession(b) || Number(isHeld.has(b.id)) - Number(isHeld.has(a.id))) < 0;

  const shared = new Set<string>();
  while (shared.size < slots) {
    let next: OwnedTask | undefined;
    for (const [task] of sessions.values()) if (task && (!next || precedes(task, next))) next = task;
    if (!next) break;
    shared.add(next.id);
    given.key.set(next.key, ofKey(next) + 1);
    given.session.set(next.session, ofSession(next) + 1);
    sessions.get(next.session)?.shift();
  }
  return waiting.flatMap(({ id }) => (shared.has(id) ? [id] : []));
}
