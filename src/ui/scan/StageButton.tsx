import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface StageButtonProps {
  children: ReactNode;
  /** For a switch: whether it is on. */
  pressed?: boolean;
  busy?: boolean;
  onClick: () => void;
}

const button = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 8px 16px;
  border: 1px solid #fff;
  border-radius: var(--iq-radius-action);
  background: #000;
  color: #fff;
  font-size: 16px;
  line-height: 22px;
  &[aria-pressed="true"] {
    background: #fff;
    color: #000;
  }
  &:focus-visible {
    outline-color: #fff;
    outline-offset: -7px;
  }
  &[aria-pressed="true"]:focus-visible {
    outline-color: #000;
  }
`;

/** A button on the camera's picture. */
export const StageButton = ({ children, pressed, busy, onClick }: StageButtonProps) => (
  <button type="button" className={button} aria-pressed={pressed} aria-busy={busy || undefined} onClick={() => !busy && onClick()}>
    {children}
  </button>
);
