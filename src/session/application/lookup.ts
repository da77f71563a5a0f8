import { useEffect, useMemo, useRef, useState } from "react";
import type { Endpoint, ResponseOf } from "../../api/contract/endpoint";
import type { CallOptions } from "../../api/request";
import { useSession } from "../context";

export interface Lookup<Value> {
  readonly status: "idle" | "loading" | "succeeded" | "failed";
  readonly value: Value | null;
  retry(): void;
}

/** The latest answer, and the question that it answers. */
interface Answer<Value> {
  readonly question: unknown;
  readonly status: "succeeded" | "failed";
  readonly value: Value | null;
}

/** One object, so that React has nothing to do where nothing was asked before either. */
const unanswered: Answer<never> = { question: null, status: "failed", value: null };

/**
 * Loads data for a screen while it is filled in: suggestions, makes, body styles. The latest request wins and older ones are
 * aborted; the last response stays until the next one arrives, so that a list doesn't flicker. Null `options` request
 * nothing.
 */
export function useLookup<E extends Endpoint>(endpoint: E, options: CallOptions<E> | null, delay = 0): Lookup<ResponseOf<E>> {
  const session = useSession();
  const [answer, setAnswer] = useState<Answer<ResponseOf<E>>>(unanswered);
  const [attempt, setAttempt] = useState(0);
  const key = options === null ? null : JSON.stringify(options);
  const latest = useRef(options);
  latest.current = options;
  // A new question is seen in its own rendering. With a state for it, every key would be followed by another update, and React refuses
  // the fiftieth in a row: where a slow phone leaves no time between the keys, one was lost and the host's page saw an error.
  const question = useMemo(() => ({ session, endpoint, key, delay, attempt }), [session, endpoint, key, delay, attempt]);
  useEffect(() => {
    if (question.key === null) {
      setAnswer(unanswered);
      return undefined;
    }
    const abort = new AbortController();
    const asked = { ...latest.current, signal: abort.signal } as CallOptions<E>;
    const ask = async (): Promise<void> => {
      try {
        const result = await question.session.api.call(question.endpoint, asked);
        if (!abort.signal.aborted) setAnswer(result.ok ? { question, status: "succeeded", value: result.value } : { question, status: "failed", value: null });
      } catch {
        if (!abort.signal.aborted) setAnswer({ question, status: "failed", value: null });
      }
    };
    const timer = setTimeout(() => void ask(), question.delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question]);
  const retry = (): void => setAttempt((count) => count + 1);
  if (key === null) return { status: "idle", value: null, retry };
  return { status: answer.question === question ? answer.status : "loading", value: answer.value, retry };
}
