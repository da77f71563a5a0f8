import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { Coverage } from "../../../api/contract/coverage";
import { listCoverages } from "../../../api/contract/coverages";
import { stateField } from "../../../session/fields/address";
import { worded } from "../../../kernel/phrase";
import { useLanguage, useSession, useText } from "../../../session/context";
import { useLookup } from "../../../session/application/lookup";
import { useValue } from "../../../session/useValue";

/** Milliseconds before a failed request is repeated; each wait is twice the last. */
const wait = { first: 2_000, longest: 32_000 } as const;
const none: readonly Coverage[] = [];

/**
 * The line's coverages in the visitor's state, named in the visitor's language. Cards have no deductible without them, so they are
 * requested until they arrive.
 */
export function useDefinitions(): readonly Coverage[] {
  const session = useSession();
  const line = useValue(session.line);
  const state = useValue(session.answers).get(stateField);
  const { status, value, retry } = useLookup(listCoverages, line && state ? { query: { line: line.wire, state } } : null);
  const delay = useRef<number>(wait.first);
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (status !== "failed") return undefined;
    const timer = setTimeout(() => again(), delay.current);
    delay.current = Math.min(2 * delay.current, wait.longest);
    return () => clearTimeout(timer);
  }, [status]);
  const text = useText();
  const language = useLanguage();
  return useMemo(() => {
    const said = (words: string): string => text(worded(words));
    const inWords = (one: Coverage): Coverage => ({
      ...one,
      label: said(one.label),
      description: said(one.description),
      ...(one.tooltip && { tooltip: said(one.tooltip) }),
    });
    return value?.coverages.map(inWords) ?? none;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `text` is the same function in every language
  }, [value, text, language]);
}
