import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { css } from "./styles";
import { Toast } from "./Toast";
import { uncover } from "./uncover";

export interface ToastItem {
  id: string;
  tone: "good" | "info" | "care" | "bad";
  text: ReactNode;
  action?: { label: string; onClick: () => void };
  /** Milliseconds until it leaves by itself, not counted while pointed at or focused. Left out, it stays. */
  lasts?: number;
}

interface ToastsProps {
  /** At most as many as the caller wants to be seen. */
  toasts: readonly ToastItem[];
  onClose: (id: string) => void;
  /** "Dismiss" */
  closeLabel: string;
}

// Sticky and without height: at the bottom of what is seen of the widget, never of the host's viewport. On small hosts
// above the main action, which sticks there; below the end of the page there is room for them then, so that what they would
// cover can be scrolled to.
const place = css`
  position: sticky;
  z-index: 5;
  bottom: 0;
  height: 0;
  > div {
    position: absolute;
    bottom: calc(var(--iq-density-control) + 40px);
    inset-inline: 16px;
    display: grid;
    gap: 10px;
  }
  > div > div {
    display: grid;
    gap: 10px;
  }
  > div > div:empty {
    display: none;
  }
  @container iq (max-width: 639px) {
    &.some {
      bottom: calc(var(--iq-density-control) + 40px);
      height: auto;
      margin: 16px 16px calc(var(--iq-density-control) + 40px);
    }
    &.some > div {
      position: static;
    }
  }
  @container iq (min-width: 640px) {
    > div {
      inset-inline: auto 24px;
      bottom: 24px;
      width: 400px;
    }
  }
`;

const isTrouble = ({ tone }: ToastItem): boolean => tone === "bad" || tone === "care";

/** Notices at the bottom of the widget. Trouble interrupts, good news waits its turn. Stands last in the Root. */
export function Toasts({ toasts, onClose, closeLabel }: ToastsProps) {
  const show = (toast: ToastItem) => (
    <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => onClose(toast.id)} />
  );
  const over = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  // Where there is room for several columns they stand beside the form.
  useLayoutEffect(() => {
    if (newest !== undefined && over.current && over.current.parentElement?.clientHeight) uncover(over.current);
  }, [newest]);
  return (
    <div className={toasts.length > 0 ? `${place} some` : place}>
      <div ref={over} data-over>
        <div role="alert">{toasts.filter(isTrouble).map(show)}</div>
        <div role="status">{toasts.filter((toast) => !isTrouble(toast)).map(show)}</div>
      </div>
    </div>
  );
}
