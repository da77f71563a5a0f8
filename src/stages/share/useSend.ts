import { signal, type Signal } from "@preact/signals-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Problem } from "../../api/contract/problem";
import { newId } from "../../kernel/ids";
import type { Phrase } from "../../kernel/phrase";
import type { Result } from "../../kernel/result";
import { useSession } from "../../session/context";
import type { EmailBegun } from "../../session/kept/snapshot";
import { failureOf } from "./failures";

interface Request<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

type Begun<Body> = Omit<Request<Body>, "signal"> & { readonly key: string };

interface SendOptions<Value> {
  readonly isOpen?: boolean;
  readonly onSent?: (value: Value) => void;
  readonly unsent?: Phrase;
  /** Keeps a request without a response through a reload. */
  readonly kept?: Signal<EmailBegun | null>;
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
export function useSend<Body extends object, Value>(
  call: (request: Request<Body>) => Promise<Result<Value, Problem>>,
  { isOpen = true, onSent, unsent, kept }: SendOptions<Value> = {},
): Sending<Body, Value> {
  const [state, setState] = useState<Pick<Sending<Body, Value>, "busy" | "failed" | "value">>(idle);
  const { signal: ended, notices } = useSession();
  const isSeen = useRef(isOpen);
  useEffect(() => {
    isSeen.current = isOpen;
    return () => {
      isSeen.current = false;
    };
  }, [isOpen]);
  const own = useMemo(() => signal<Begun<Body> | null>(null), []);
  // A key stands for what was asked for, and so for a body of this dialog.
  const begun = (kept as typeof own | undefined) ?? own;

  const run = async (key: string, make: () => Body | null): Promise<void> => {
    if (begun.peek()?.key !== key) {
      const body = make();
      begun.value = body && { key, body, idempotencyKey: newId() };
    }
    const mine = begun.peek();
    const sent = mine && (await call({ body: mine.body, idempotencyKey: mine.idempotencyKey, signal: ended }).catch(() => null));
    if (ended.aborted) return;
    const isAnswered = sent && (sent.ok || (sent.error.status >= 400 && sent.error.status < 500));
    if (isAnswered && begun.peek() === mine) begun.value = null;
    if (sent?.ok) {
      setState({ ...idle, value: sent.value });
      return onSent?.(sent.value);
    }
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
