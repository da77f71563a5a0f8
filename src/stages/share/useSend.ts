import { useEffect, useRef, useState } from "react";
import type { Problem } from "../../api/contract/problem";
import { newId } from "../../kernel/ids";
import type { Phrase } from "../../kernel/phrase";
import type { Result } from "../../kernel/result";
import { failureOf } from "./failures";

interface Request<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

export interface Sending<Body, Value> {
  readonly busy: boolean;
  readonly failed: Phrase | null;
  /** The service's last answer. */
  readonly value: Value | null;
  /** `key` identifies the request: a second try with the same key sends the same body, so that nothing is sent twice. */
  send(key: string, body: () => Body | null): void;
}

/** One call of a dialog. It ends with the dialog, and is repeated unchanged if its answer was lost. */
export function useSend<Body, Value>(
  call: (request: Request<Body>) => Promise<Result<Value, Problem>>,
  onSent?: (value: Value) => void,
): Sending<Body, Value> {
  const [state, setState] = useState<Pick<Sending<Body, Value>, "busy" | "failed" | "value">>({ busy: false, failed: null, value: null });
  const life = useRef(new AbortController());
  const pending = useRef<{ key: string; body: Body; idempotencyKey: string } | null>(null);
  useEffect(() => {
    const abort = (life.current = new AbortController());
    return () => abort.abort();
  }, []);

  const run = async (key: string, make: () => Body | null): Promise<void> => {
    const { signal } = life.current;
    const body = pending.current?.key === key ? null : make();
    if (body) pending.current = { key, body, idempotencyKey: newId() };
    const request = pending.current?.key === key ? pending.current : null;
    const sent = request && (await call({ ...request, signal }).catch(() => null));
    if (signal.aborted) return;
    if (sent?.ok || (sent && sent.error.status >= 400 && sent.error.status < 500)) pending.current = null;
    setState({ busy: false, failed: sent?.ok ? null : failureOf(sent ? sent.error : null), value: sent?.ok ? sent.value : null });
    if (sent?.ok) onSent?.(sent.value);
  };

  return {
    ...state,
    send(key, body) {
      if (state.busy) return;
      setState({ busy: true, failed: null, value: null });
      void run(key, body);
    },
  };
}
