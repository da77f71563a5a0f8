import { useEffect, useReducer, useState } from "react";
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

/** The value stored at the last visit; null if there is none, or if the browser stores nothing. */
function kept<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Value | null;
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or disabled: the draft lasts as long as the page, and can be exported.
  }
}

/** Migrates drafts from when texts had one translation, stored under another name. */
export function keptDraft(): Draft | null {
  const draft = kept<Draft & { readonly spanish?: Draft["text"] }>(keys.draft);
  return draft && { ...draft, translated: draft.translated ?? { es: draft.spanish ?? {} } };
}

/** The ids published from this browser. Kept outside the draft, so that undo doesn't remove them. */
export function usePublished(): readonly [ids: readonly string[], add: (id: string) => void] {
  const [ids, setIds] = useState(() => kept<readonly string[]>(keys.published) ?? []);
  useEffect(() => keep(keys.published, ids), [ids]);
  return [ids, (id) => setIds((before) => (before.includes(id) ? before : [...before, id]))];
}

export type Change = (place: string, to: (draft: Draft) => Draft) => void;

/** The draft with its undo history, stored in this browser after each change. */
export function useDraft(first: () => Draft) {
  const [{ draft, before, after }, dispatch] = useReducer(changeDraft, null, () => unchanged(first()));
  useEffect(() => keep(keys.draft, draft), [draft]);
  const change: Change = (place, to) => dispatch({ type: "change", place, to, at: Date.now() });
  const undo = before.length > 0 ? () => dispatch({ type: "undo" }) : null;
  const redo = after.length > 0 ? () => dispatch({ type: "redo" }) : null;
  return { draft, change, undo, redo };
}
