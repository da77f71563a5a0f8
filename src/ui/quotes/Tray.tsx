import type { ReactNode } from "react";
import { useLayoutEffect, useRef } from "react";
import { css } from "../styles/styles";

interface TrayProps {
  label: string;
  title: string;
  names: string;
  actions: ReactNode;
  /** The names are sentences, which are announced and take the lines that they need. */
  tall?: boolean;
}

const tray = css`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  /* In a large font the actions take a line of their own, rather than breaking the words beside them. */
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-inline: calc(var(--s4) * -1);
  padding: 8px var(--s4);
  background: var(--iq-color-raised);
  border: solid var(--iq-color-line-strong);
  border-width: var(--iq-border-card) 0;
  p {
    flex: 1 1 112px;
    min-width: 0;
    line-height: 22px;
  }
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 14px;
    line-height: 20px;
    color: var(--iq-color-text-muted);
  }
  > div {
    display: flex;
    align-items: center;
    gap: 16px;
    margin-inline-start: auto;
  }
  &.tall small {
    white-space: normal;
    font-size: 15px;
    line-height: 22px;
    color: var(--iq-color-text);
  }
  @container iq (max-width: 639px) {
    &.tall {
      padding-block: 12px;
    }
    &.tall > * {
      flex: 1 0 100%;
    }
    &.tall > div > :last-child {
      flex: 1;
    }
  }
  @container iq (min-width: 640px) {
    margin-inline: 0;
    padding-block: 10px;
    padding-inline: 20px 12px;
    border-width: var(--iq-border-card);
    border-radius: var(--iq-radius-card);
  }
`;

/**
 * Items picked from a list, visible while the list is read. A press that takes it away returns the focus to the control that brought
 * it. `data-over`: keepFocusClear keeps the keyboard's focus out from under it.
 */
export function Tray({ label, title, names, actions, tall }: TrayProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const within = box.current!;
    const root = within.getRootNode() as Document | ShadowRoot;
    const opener = root.activeElement as HTMLElement | null;
    return () => {
      const focused = root.activeElement;
      // A pointer's press must not scroll the page.
      if (within.contains(focused)) opener?.focus({ preventScroll: !focused?.matches(":focus-visible") });
    };
  }, []);
  return (
    <div ref={box} className={tall ? `${tray} tall` : tray} role="region" aria-label={label} data-over="">
      <p role={tall ? "status" : undefined}>
        <b className="num">{title}</b>
        <small>{names}</small>
      </p>
      <div>{actions}</div>
    </div>
  );
}
