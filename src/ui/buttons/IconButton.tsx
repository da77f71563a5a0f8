import type { MouseEvent, ReactNode, Ref } from "react";
import { css } from "../styles/styles";

interface IconButtonProps {
  label: string;
  /** The icon. */
  children: ReactNode;
  id?: string;
  expanded?: boolean;
  /** Without effect for now. The button keeps the focus, which a truly disabled one would lose. */
  disabled?: boolean;
  onClick: (event: MouseEvent) => void;
  ref?: Ref<HTMLButtonElement>;
}

const button = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  border-radius: var(--iq-radius-action);
  transition: background-color var(--iq-motion-press);
  &:hover {
    background: color-mix(in srgb, currentColor 9%, transparent);
  }
  &[aria-disabled] {
    background: transparent;
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

/** A button with an icon only; its label is for screen readers. */
export const IconButton = ({ label, children, id, expanded, disabled, onClick, ref }: IconButtonProps) => (
  <button type="button" id={id} className={button} aria-label={label} aria-expanded={expanded} aria-disabled={disabled || undefined} onClick={disabled ? undefined : onClick} ref={ref}>
    {children}
  </button>
);
