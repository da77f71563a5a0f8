/** A task, and whose it is: the partner's key and the visitor's session. */
export interface OwnedTask {
  id: string;
  key: string;
  session: string;
}

/** What to begin, and what to lay down for it. */
export interface Shares {
  begin: string[];
  handBack: string[];
}

/**
 * Shares slots out so that nobody's prices wait for a stranger's: in rounds, one to the key and session that has the least so
 * far, as long as there are slots and tasks. Somebody alone has them all; when others come, what is held above the new share is
 * handed back (it loses nothing: a carrier's time counts from when it was first asked). Within a session what is held comes
 * first, then the waiting tasks, each in the order given.
 */
export function shareSlots(waiting: readonly OwnedTask[], held: readonly OwnedTask[], slots: number): Shares {
  const isHeld = new Set(held.map(({ id }) => id));
  const sessions = new Map<string, OwnedTask[]>();
  for (const task of [...held, ...waiting]) sessions.set(task.session, [...(sessions.get(task.session) ?? []), task]);
  const given = { key: new Map<string, number>(), session: new Map<string, number>() };
  const ofKey = ({ key }: OwnedTask): number => given.key.get(key) ?? 0;
  const ofSession = ({ session }: OwnedTask): number => given.session.get(session) ?? 0;
  // At a tie what is held stays, or two sessions would hand one slot to and fro.
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
