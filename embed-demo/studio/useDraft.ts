import { useEffect, useReducer, useRef, useState } from "react";
import { withoutStrayPictures, type Draft } from "./draft";

interface Past {
  readonly draft: Draft;
  /** The last changed place: consecutive changes of one place are undone together. */
  readonly place: string;
  readonly at: number;
  readonly before: readonly Draft[];
  readonly after: readonly Draft[];
}

type Action = { readonly type: "change"; readonly place: string; readonly to: (draft: Draft) => Draft; readonly at: number } | { readonly type: "undo" } | { readonly type: "redo" };

/** Milliseconds between two keystrokes that are undone together. */
const together = 1_000;
const most = 200;

export function changeDraft(past: Past, action: Action): Past {
  const { draft, before, after, place } = past;
  if (action.type === "undo") {
    const last = before.at(-1);
    return last === undefined ? past : { draft: last, place: "", at: 0, before: before.slice(0, -1), after: [draft, ...after] };
  }
  if (action.type === "redo") {
    const [next, ...rest] = after;
    return next === undefined ? past : { draft: next, place: "", at: 0, before: [...before, draft], after: rest };
  }
  const next = withoutStrayPictures(action.to(draft));
  if (next === draft) return past;
  const continues = place === action.place && action.at - past.at < together;
  return { draft: next, place: action.place, at: action.at, before: continues ? before : [...before, draft].slice(-most), after: [] };
}

export const unchanged = (draft: Draft): Past => ({ draft: withoutStrayPictures(draft), place: "", at: 0, before: [], after: [] });

const keys = { draft: "insurance-quote.studio", published: "insurance-quote.studio.published" } as const;

function parsed<Value>(text: string | null): Value | null {
  try {
    return JSON.parse(text ?? "null") as Value | null;
  } catch {
    return null;
  }
}

/** The value stored at the last visit; null if there is none, or if the browser stores nothing. */
function kept<Value>(key: string): Value | null {
  try {
    return parsed<Value>(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** False if storage is full or disabled: the value then lasts as long as the page. */
function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Migrates drafts from when texts had one translation, stored under another name. */
const migrated = (draft: (Draft & { readonly spanish?: Draft["text"] }) | null): Draft | null => draft && { ...draft, translated: draft.translated ?? { es: draft.spanish ?? {} } };

export const keptDraft = (): Draft | null => migrated(kept(keys.draft));

/** The ids published from this browser. Kept outside the draft, so that undo doesn't remove them. */
export function usePublished(): readonly [ids: readonly string[], add: (id: string) => void] {
  const [ids, setIds] = useState(() => kept<readonly string[]>(keys.published) ?? []);
  useEffect(() => void keep(keys.published, ids), [ids]);
  return [ids, (id) => setIds((before) => (before.includes(id) ? before : [...before, id]))];
}

export type Change = (place: string, to: (draft: Draft) => Draft) => void;

/**
 * The draft with its undo history, stored in this browser after each change. A change in another tab is taken over, and can be
 * undone like one of this tab: otherwise the tab that writes last would drop the work of the other.
 */
export function useDraft(first: () => Draft) {
  const [{ draft, before, after }, dispatch] = useReducer(changeDraft, null, () => unchanged(first()));
  const [isKept, setKept] = useState(true);
  const elsewhere = useRef<Draft | null>(null);
  useEffect(() => {
    // Storing what another tab has stored would overwrite what it has stored since.
    if (draft !== elsewhere.current) setKept(keep(keys.draft, draft));
  }, [draft]);
  useEffect(() => {
    const take = ({ key, newValue }: StorageEvent): void => {
      const next = key === keys.draft ? migrated(parsed(newValue)) : null;
      if (!next) return;
      elsewhere.current = next;
      dispatch({ type: "change", place: "elsewhere", to: () => next, at: Date.now() });
    };
    addEventListener("storage", take);
    return () => removeEventListener("storage", take);
  }, []);
  const change: Change = (place, to) => dispatch({ type: "change", place, to, at: Date.now() });
  const undo = before.length > 0 ? () => dispatch({ type: "undo" }) : null;
  const redo = after.length > 0 ? () => dispatch({ type: "redo" }) : null;
  return { draft, change, undo, redo, isKept };
}
