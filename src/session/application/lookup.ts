import { useEffect, useRef, useState } from "react";
import type { Endpoint, ResponseOf } from "../../api/contract/endpoint";
import type { CallOptions } from "../../api/request";
import { useSession } from "../context";

export interface Lookup<Value> {
  readonly status: "idle" | "loading" | "succeeded" | "failed";
  readonly value: Value | null;
  retry(): void;
}

/**
 * Loads data for a screen while it is filled in: suggestions, makes, body styles. The latest request wins and older ones are
 * aborted; the last response stays until the next one arrives, so that a list doesn't flicker. Null `options` request
 * nothing.
 */
export function useLookup<E extends Endpoint>(endpoint: E, options: CallOptions<E> | null, delay = 0): Lookup<ResponseOf<E>> {
  const session = useSession();
  const [state, setState] = useState<Omit<Lookup<ResponseOf<E>>, "retry">>({ status: "idle", value: null });
  const [attempt, setAttempt] = useState(0);
  const key = options === null ? null : JSON.stringify(options);
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    if (key === null) {
      setState({ status: "idle", value: null });
      return undefined;
    }
    const abort = new AbortController();
    const asked = { ...latest.current, signal: abort.signal } as CallOptions<E>;
    setState((before) => ({ status: "loading", value: before.value }));
    const ask = async (): Promise<void> => {
      try {
        const result = await session.api.call(endpoint, asked);
        if (!abort.signal.aborted) setState(result.ok ? { status: "succeeded", value: result.value } : { status: "failed", value: null });
      } catch {
        if (!abort.signal.aborted) setState({ status: "failed", value: null });
      }
    };
    const timer = setTimeout(() => void ask(), delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [session, endpoint, key, delay, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
