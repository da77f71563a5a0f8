/** A task, and its owner: the partner's key and the visitor's session. */
export interface OwnedTask {
  id: string;
  key: string;
  session: string;
}

/** The tasks to start, and those to return for them. */
export interface Shares {
  begin: string[];
  handBack: string[];
}

/**
 * Shares out slots so that nobody's prices wait for a stranger's: in rounds, one slot to the key and session that has the fewest so
 * far, as long as there are slots and tasks. A single caller gets all of them. When others arrive, tasks above the new share are
 * handed back, which loses nothing, because a carrier's time counts from when it was first asked. Within a session held tasks come
 * first, then waiting ones, each in the given order.
 */
export function shareSlots(waiting: readonly OwnedTask[], held: readonly OwnedTask[], slots: number): Shares {
  const isHeld = new Set(held.map(({ id }) => id));
  const sessions = new Map<string, OwnedTask[]>();
  for (const task of [...held, ...waiting]) sessions.set(task.session, [...(sessions.get(task.session) ?? []), task]);
  const given = { key: new Map<string, number>(), session: new Map<string, number>() };
  const ofKey = ({ key }: OwnedTask): number => given.key.get(key) ?? 0;
  const ofSession = ({ session }: OwnedTask): number => given.session.get(session) ?? 0;
  // In a tie held tasks stay: otherwise two sessions would pass one slot back and forth.
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
  return {
    begin: waiting.flatMap(({ id }) => (shared.has(id) ? [id] : [])),
    handBack: held.flatMap(({ id }) => (shared.has(id) ? [] : [id])),
  };
}
