import type { ReactNode } from "react";
import { Fragment } from "react";
import { NoticesNear } from "../notices/NoticesNear";
import { css } from "../styles/styles";

interface ActionsProps {
  /** The main action first; quiet ones after it. */
  children: ReactNode;
  /** The main action stays in sight at the bottom of small hosts. Left out where the page ends right after it. */
  stick?: boolean;
}

const main = css`
  display: grid;
  margin-top: var(--s4);
  @media print {
    display: none;
  }
  @container iq (max-width: 639px) {
    &.stick:not(:has([role="alert"] > *)) {
      position: sticky;
      bottom: 0;
      z-index: 1;
      margin-inline: calc(var(--s4) * -1);
      padding: 12px var(--s4) max(14px, env(safe-area-inset-bottom));
      background: var(--iq-color-surface);
      border-top: 1px solid var(--iq-color-line);
    }
  }
`;

const others = css`
  display: grid;
  gap: var(--s2);
  margin-top: var(--s2);
`;

/** The foot of a step, with what went wrong below its main action. What is focused under its sticky part is brought out by keepFocusClear. */
export const Actions = ({ children, stick = true }: ActionsProps) => {
  // React's own Children would be 600 bytes of it, for this alone.
  const actions = [children].flat();
  const first = actions.findIndex(Boolean);
  const rest = actions.slice(first + 1);
  return (
    <>
      <div className={stick ? `${main} stick` : main} data-over={stick || undefined}>
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
