import { useCallback, useEffect, useRef, useState } from "react";
import { callDesk, DeskError, type Told } from "./callDesk";

interface Called<Answer> {
  /** The last answer; it stays while a newer one is on its way. Null before the first. */
  readonly answer: Told<Answer> | null;
  /** The code of the last call's problem. */
  readonly problem: string | null;
  readonly isLoading: boolean;
  /** Calls again. */
  readonly again: () => Promise<void>;
}

/** Calls the desk's server at once and when path or body change. Only the newest call's answer counts. */
export function useCall<Answer>(path: string, body?: object): Called<Answer> {
  const [state, setState] = useState<Omit<Called<Answer>, "again">>({ answer: null, problem: null, isLoading: true });
  const newest = useRef(0);
  const sent = body && JSON.stringify(body);
  const again = useCallback(async () => {
    const mine = (newest.current += 1);
    setState((before) => ({ ...before, isLoading: true }));
    try {
      const answer = await callDesk<Answer>(path, sent === undefined ? undefined : (JSON.parse(sent) as object));
      if (mine === newest.current) setState({ answer, problem: null, isLoading: false });
    } catch (error) {
      if (mine === newest.current) setState((before) => ({ ...before, problem: error instanceof DeskError ? error.code : "UNREACHABLE", isLoading: false }));
    }
  }, [path, sent]);
  useEffect(() => void again(), [again]);
  return { ...state, again };
}
