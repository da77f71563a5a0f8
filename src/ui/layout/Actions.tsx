import type { ReactNode } from "react";
import { Fragment } from "react";
import { NoticesNear } from "../notices/NoticesNear";
import { css } from "../styles/styles";

interface ActionsProps {
  /** The main action first; quiet ones after it. */
  children: ReactNode;
  /**
   * True if the main action stays visible at the bottom of the window, "wide" if not on a phone. False if the page ends right after it.
   */
  stick?: boolean | "wide";
}

const main = css`
  display: grid;
  margin-top: var(--s4);
  @media print {
    display: none;
  }
  @container iq (max-width: 639px) {
    &.stick:not(.wide):not(:has([role="alert"] > *)) {
      position: sticky;
      bottom: 0;
      z-index: 1;
      margin-inline: calc(var(--s4) * -1);
      padding: 12px var(--s4) max(14px, env(safe-area-inset-bottom));
      background: var(--iq-color-surface);
      border-top: 1px solid var(--iq-color-line);
    }
  }
  @container iq (min-width: 640px) {
    &.stick:not(:has([role="alert"] > *)) {
      position: sticky;
      /* A window of less than 600 px, such as a phone's on its side, has no room for it. */
      bottom: min(0px, (100dvh - 600px) * 999);
      z-index: 1;
      margin: 0 calc(var(--s2) * -1);
      padding: var(--s4) var(--s2);
      background: var(--iq-color-surface);
      container-type: scroll-state;
      &::before {
        content: "";
        position: absolute;
        inset: 0 0 auto;
        border-top: 1px solid var(--iq-color-line);
      }
    }
  }
  /* The line marks where content is cut. Browsers that can't tell show it always, and so do forced colors. */
  @container not scroll-state(stuck: bottom) {
    &::before {
      border-color: transparent !important;
    }
  }
`;

const others = css`
  display: grid;
  gap: var(--s2);
  margin-top: var(--s2);
`;

/**
 * The buttons at the end of a step, with the errors below the main action. keepFocusClear scrolls focused controls out from
 * under the sticky part.
 */
export const Actions = ({ children, stick = true }: ActionsProps) => {
  // React's own Children would cost 600 bytes for this single use.
  const actions = [children].flat();
  const first = actions.findIndex(Boolean);
  const rest = actions.slice(first + 1);
  return (
    <>
      <div className={`${main}${stick ? " stick" : ""}${stick === "wide" ? " wide" : ""}`} data-over={stick || undefined}>
        {actions[first]}
        <NoticesNear />
      </div>
      {rest.some(Boolean) && (
        <div className={others}>
          {rest.map((action, index) => (
            <Fragment key={index}>{action}</Fragment>
          ))}
        </div>
      )}
    </>
  );
};
