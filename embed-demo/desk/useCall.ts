import { useCallback, useEffect, useRef, useState } from "react";
import { callDesk, DeskError, type Told } from "./callDesk";

interface Called<Answer> {
  /** The last answer to this call; it stays while a newer one is on its way. Null before the first. */
  readonly answer: Told<Answer> | null;
  /** The code of the last call's problem. */
  readonly problem: string | null;
  readonly isLoading: boolean;
  /** Calls again. */
  readonly again: () => Promise<void>;
}

/** Calls the desk's server at once and when path or body change. Only the newest call's answer counts, and only to its own question. */
export function useCall<Answer>(path: string, body?: object): Called<Answer> {
  const sent = body && JSON.stringify(body);
  const asked = `${path} ${sent ?? ""}`;
  const [state, setState] = useState<Omit<Called<Answer>, "again"> & { readonly asked: string }>({ answer: null, problem: null, isLoading: true, asked });
  const newest = useRef(0);
  const again = useCallback(async () => {
    const mine = (newest.current += 1);
    setState((before) => ({ answer: before.asked === asked ? before.answer : null, problem: before.asked === asked ? before.problem : null, isLoading: true, asked }));
    try {
      const answer = await callDesk<Answer>(path, sent === undefined ? undefined : (JSON.parse(sent) as object));
      if (mine === newest.current) setState({ answer, problem: null, isLoading: false, asked });
    } catch (error) {
      if (mine === newest.current) setState((before) => ({ ...before, problem: error instanceof DeskError ? error.code : "UNREACHABLE", isLoading: false }));
    }
  }, [path, sent, asked]);
  useEffect(() => void again(), [again]);
  const { asked: answered, ...called } = state;
  return answered === asked ? { ...called, again } : { answer: null, problem: null, isLoading: true, again };
}
