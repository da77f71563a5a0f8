import type { Session } from "./session";

interface Asked {
  readonly key: string;
  readonly answer: Promise<unknown>;
  isAnswered: boolean;
}

const asked = new WeakMap<Session, Map<string, Asked>>();

/** Tells whether the question has been asked and not failed, and whether its answer is there. */
export function stateAhead(session: Session, kind: string, key: string): { readonly isAsked: boolean; readonly isAnswered: boolean } {
  const known = asked.get(session)?.get(kind);
  const isAsked = known?.key === key;
  return { isAsked, isAnswered: isAsked && known.isAnswered };
}

/**
 * Asks the service a question that changes nothing, once per `key`, which names what is asked about. Whoever asks again gets the same
 * answer, so that a question asked ahead of Next costs Next nothing. An answer that `isKept` refuses is forgotten, and so is that of
 * another key of the same `kind`.
 */
export function askedAhead<Value>(
  session: Session,
  kind: string,
  key: string,
  ask: () => Promise<Value>,
  isKept: (value: Value) => boolean,
): Promise<Value> {
  const all = asked.get(session) ?? new Map<string, Asked>();
  asked.set(session, all);
  const known = all.get(kind);
  if (known?.key === key) return known.answer as Promise<Value>;
  const answer = ask();
  const made: Asked = { key, answer, isAnswered: false };
  all.set(kind, made);
  const forget = (): void => void (all.get(kind) === made && all.delete(kind));
  void answer.then((value) => (isKept(value) ? (made.isAnswered = true) : forget()), forget);
  return answer;
}
