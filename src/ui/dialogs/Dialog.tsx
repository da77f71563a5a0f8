import type { ReactNode, SyntheticEvent } from "react";
import { useLayoutEffect, useRef } from "react";
import { arriving } from "../art/arriving";
import { eyebrow as eyebrowStyle } from "../layout/eyebrowStyle";
import { IconButton } from "../buttons/IconButton";
import { CloseIcon } from "../icons/CloseIcon";
import { TitleLevel } from "../layout/titleLevel";
import { css } from "../styles/styles";
import { dialogTitle } from "../styles/text";

interface DialogProps {
  id: string;
  title: ReactNode;
  eyebrow?: string;
  /** Stays visible under the title while the rest scrolls. */
  pinned?: ReactNode;
  children: ReactNode;
  /** Buttons that stay visible at the bottom. */
  foot?: ReactNode;
  /** A drawing above the title, which centers the title and everything else. */
  art?: ReactNode;
  /** Opens as a side panel from 640 px on, next to the text. */
  side?: boolean;
  /** Without it, Escape, backdrop and the Back gesture don't close the dialog, and there is no X. */
  onClose?: () => void;
  /** Name of the X. */
  closeLabel?: string;
}

const dialog = css`
  --inset: 20px;
  --above: 20px;
  position: fixed;
  inset: auto 0 0;
  display: none;
  flex-direction: column;
  width: min(100%, 560px);
  max-width: none;
  max-height: calc(100dvh - 32px);
  margin: auto auto 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--iq-color-raised);
  color: var(--iq-color-text);
  border-radius: var(--iq-radius-dialog) var(--iq-radius-dialog) 0 0;
  box-shadow: var(--iq-shadow-dialog);
  animation: iq-rise var(--iq-motion-step) var(--iq-motion-ease);
  &[open] {
    display: flex;
  }
  &::backdrop {
    background: var(--iq-color-backdrop);
    animation: iq-fade var(--iq-motion-step);
  }
  &::before {
    content: "";
    flex: none;
    width: 44px;
    height: 4px;
    margin: 8px auto 0;
    border-radius: var(--iq-radius-chip);
    background: var(--iq-color-line-strong);
  }
  > .inside {
    /* A basis of 0% is 0 px in WebKit, which then sees no content to be as high as. */
    flex: 1 1 auto;
    overflow: auto;
    overscroll-behavior: contain;
    padding: var(--above) var(--inset) 24px;
  }
  > .inside:has(> .pinned) {
    padding-bottom: 8px;
    scroll-padding-top: 96px;
  }
  /* Sticks inside the scroller's padding, in which nothing may show above it. */
  .pinned {
    position: sticky;
    top: calc(var(--above) * -1);
    z-index: 1;
    margin: calc(var(--s3) * -1) calc(var(--inset) * -1) 0;
    padding: var(--s3) var(--inset) 14px;
    border-bottom: 1px solid var(--iq-color-line);
    background: var(--iq-color-raised);
  }
  /* At 400% zoom it would leave no room for what it is pinned over. */
  @media (max-height: 359px) {
    > .inside:has(> .pinned) {
      scroll-padding-top: 0;
    }
    .pinned {
      position: static;
    }
  }
  > .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    padding: 12px var(--inset) max(12px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--iq-color-line);
  }
  /* One below the other, and where a keyboard leaves less than 560 px, side by side. */
  > .foot > * {
    flex: 1 1 calc((100dvh - 560px) * 999);
  }
  > .foot > :first-child {
    flex-grow: 2;
  }
  .head {
    display: flex;
    gap: var(--s4);
    align-items: flex-start;
    justify-content: space-between;
    margin-bottom: var(--s3);
  }
  .head > button {
    position: relative;
    z-index: 2;
    margin-block: -10px;
    margin-inline: 0 -12px;
  }
  &.pictured .inside {
    text-align: center;
    text-wrap: balance;
  }
  &.pictured .head {
    justify-content: center;
  }
  &.pictured .head > button {
    position: absolute;
    top: 20px;
    inset-inline-end: 20px;
  }
  &.pictured .inside > svg {
    max-width: 240px;
    /* A phone on its side has room for the words and the buttons only. */
    max-height: calc(100dvh - 400px);
    margin: 0 auto var(--s4);
  }
  @container iq (min-width: 640px) {
    --inset: 32px;
    --above: 32px;
    inset: 0;
    width: min(560px, calc(100% - 64px));
    height: fit-content;
    margin: auto;
    border-radius: var(--iq-radius-dialog);
    &::before {
      display: none;
    }
    > .inside {
      padding: var(--above) var(--inset);
    }
    > .foot {
      flex-wrap: nowrap;
      padding: 16px var(--inset) 24px;
    }
    &.pictured .head > button {
      top: 24px;
      inset-inline-end: 24px;
    }
    &.side {
      --inset: 28px;
      --above: 24px;
      inset-block: 0;
      inset-inline: auto 0;
      width: min(432px, calc(100% - 64px));
      height: 100%;
      max-height: none;
      margin: 0;
      border-start-end-radius: 0;
      border-end-end-radius: 0;
      animation-name: iq-step;
    }
    &.side > .inside {
      padding-bottom: 32px;
    }
    /* The panel is as narrow as a phone, so its buttons are one below the other. */
    &.side > .foot {
      flex-direction: column;
    }
    &.side > .foot > * {
      flex: none;
    }
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;

/**
 * A native modal dialog: a drawer on small hosts, centered on larger ones. It is open while mounted. Its owner unmounts it,
 * and the focus returns to where it was. It asks to be closed, but never closes itself.
 */
export function Dialog({ id, title, eyebrow, pinned, children, foot, art, side, onClose, closeLabel = "" }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!element.open) element.showModal();
    heading.current?.focus({ preventScroll: true });
    // Closing it before it leaves the document returns the focus.
    return () => element.close();
  }, []);

  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };

  return (
    <dialog
      ref={box}
      id={id}
      className={art ? `${dialog} ${arriving} pictured` : side ? `${dialog} side` : dialog}
      aria-labelledby={`${id}-title`}
      closedby={onClose ? "closerequest" : "none"}
      onCancel={(event) => {
        // A file chooser inside that is closed without a choice says so by an event of the same name.
        if (event.target === event.currentTarget) refuse(event);
      }}
      onKeyDown={(event) => {
        // Browsers without `closedby` close on a second Escape even if `cancel` is prevented.
        if (event.key === "Escape" && !onClose) refuse(event);
      }}
      onClose={(event) => {
        // The dialog was closed by a gesture that can't be prevented: accept it, or reopen the dialog if it must stay.
        if (event.target !== event.currentTarget || !event.currentTarget.isConnected) return;
        if (onClose) onClose();
        else event.currentTarget.showModal();
      }}
      onPointerDown={(event) => (pressedBackdrop.current = event.target === event.currentTarget)}
      onClick={(event) => {
        if (onClose && pressedBackdrop.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="inside">
        {art}
        <div className="head">
          <div>
            {eyebrow && <p className={eyebrowStyle}>{eyebrow}</p>}
            {/* eslint-disable-next-line no-restricted-syntax -- a dialog is apart from the page's headings */}
            <h2 className={dialogTitle} id={`${id}-title`} tabIndex={-1} ref={heading}>
              {title}
            </h2>
          </div>
          {onClose && (
            <IconButton label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          )}
        </div>
        {pinned && <div className="pinned">{pinned}</div>}
        <TitleLevel value={1}>{children}</TitleLevel>
      </div>
      {foot && <div className="foot" data-over>{foot}</div>}
    </dialog>
  );
}
