import { signal } from "@preact/signals-react";
import type { ReadonlySignal } from "@preact/signals-react";
import type { Phrase } from "../kernel/phrase";

export type NoticeKind = "action" | "warning" | "error" | "success" | "ok" | "info";

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: Phrase;
  /** An action for the person. */
  readonly action?: { readonly label: Phrase; readonly run: () => void };
}

/** The stack of notifications. Success and info disappear automatically, problems stay until they are closed. */
export interface Notices {
  readonly list: ReadonlySignal<readonly Notice[]>;
  show(kind: NoticeKind, text: Phrase, action?: Notice["action"]): number;
  close(id: number): void;
}

export const leavesByItself = (kind: NoticeKind): boolean => kind === "success" || kind === "ok" || kind === "info";

export function createNotices(): Notices {
  const list = signal<readonly Notice[]>([]);
  let last = 0;
  return {
    list,
    show(kind, text, action) {
      last += 1;
      // Keeps one notice per problem, so that repeated failures of a retry don't pile up.
      list.value = [...list.peek().filter((notice) => notice.text.key !== text.key), { id: last, kind, text, ...(action && { action }) }];
      return last;
    },
    close(id) {
      list.value = list.peek().filter((notice) => notice.id !== id);
    },
  };
}
