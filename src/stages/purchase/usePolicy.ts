import { useEffect, useRef } from "react";
import type { ResponseOf } from "../../api/contract/endpoint";
import { readPolicy } from "../../api/contract/policies";
import { useLookup } from "../../session/application/lookup";
import type { Bought } from "../../session/kept/snapshot";
import { pause } from "./paying";

export type Kept = ResponseOf<typeof readPolicy>;

/** The policy's e-mail is sent a moment after the policy. The number of checks for it, and the milliseconds between them. */
const mailLooks = 10;
const mailPause = 3_000;

export interface PolicyRead {
  /** Null until it has been read. */
  readonly policy: Kept | null;
  /** True once a read has failed. It is repeated until it succeeds. */
  readonly hasFailed: boolean;
  readonly isReading: boolean;
  /** Reads at once, in place of the next repetition. */
  retry(): void;
}

/** Reads a bought policy from the service, and again until its e-mail is sent. A policy that is shown stays if a later read fails. */
export function usePolicy(bought: Bought | null): PolicyRead {
  const { value, status, retry } = useLookup(readPolicy, bought ? { params: { applicationId: bought.applicationId }, token: bought.token } : null);
  const read = useRef({ policy: null as Kept | null, hasFailed: false, left: mailLooks });
  if (value) read.current.policy = value;
  if (status === "failed") read.current.hasFailed = true;
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    const awaitsMail = status === "succeeded" && value?.email && !value.emailedTo && read.current.left > 0;
    if (awaitsMail) read.current.left -= 1;
    if (!awaitsMail && status !== "failed") return undefined;
    const timer = setTimeout(() => latest.current(), awaitsMail ? mailPause : pause.idle);
    return () => clearTimeout(timer);
  }, [value, status]);
  const { policy, hasFailed } = read.current;
  return { policy, hasFailed, isReading: status === "loading", retry };
}
