import { useEffect, useRef, useState } from "react";
import type { Problem } from "../../api/contract/problem";
import { newId } from "../../kernel/ids";
import type { Phrase } from "../../kernel/phrase";
import type { Result } from "../../kernel/result";
import { useSession } from "../../session/context";
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
  /** Forgets an answer that was read. */
  forget(): void;
}

const idle = { busy: false, failed: null, value: null };

/**
 * One call of a dialog. It goes on when its dialog is closed or its screen left, because what was sent can't be taken back, and
 * is repeated unchanged if its answer was lost.
 */
export function useSend<Body, Value>(
  call: (request: Request<Body>) => Promise<Result<Value, Problem>>,
  { isOpen = true, onSent, unsent }: { isOpen?: boolean; onSent?: (value: Value) => void; unsent?: Phrase } = {},
): Sending<Body, Value> {
  const [state, setState] = useState<Pick<Sending<Body, Value>, "busy" | "failed" | "value">>(idle);
  const { signal, notices } = useSession();
  const isSeen = useRef(isOpen);
  useEffect(() => {
    isSeen.current = isOpen;
    return () => {
      isSeen.current = false;
    };
  }, [isOpen]);
  const pending = useRef<{ key: string; body: Body; idempotencyKey: string } | null>(null);

  const run = async (key: string, make: () => Body | null): Promise<void> => {
    if (pending.current?.key !== key) {
      const body = make();
      pending.current = body && { key, body, idempotencyKey: newId() };
    }
    const sent = pending.current && (await call({ ...pending.current, signal }).catch(() => null));
    if (signal.aborted) return;
    if (sent?.ok) {
      pending.current = null;
      setState({ ...idle, value: sent.value });
      return onSent?.(sent.value);
    }
    if (sent && sent.error.status >= 400 && sent.error.status < 500) pending.current = null;
    setState({ ...idle, failed: failureOf(sent && sent.error) });
    if (!isSeen.current && unsent) notices.show("warning", unsent);
  };

  return {
    ...state,
    send(key, body) {
      if (state.busy) return;
      setState({ ...idle, busy: true });
      void run(key, body);
    },
    forget: () => setState(idle),
  };
}
