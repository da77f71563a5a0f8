import type { ReactNode } from "react";
import { css } from "./styles";

interface ActionsProps {
  /** The main action first; quiet ones after it. */
  children: ReactNode;
  /** Stays in sight at the bottom of small hosts. Left out where the page ends right after it. */
  stick?: boolean;
}

const actions = css`
  display: grid;
  gap: var(--s2);
  margin-top: var(--s5);
  @container iq (max-width: 639px) {
    &.stick {
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

/** The foot of a step. */
export const Actions = ({ children, stick = true }: ActionsProps) => (
  <div className={stick ? `${actions} stick` : actions}>{children}</div>
);
