import type { ReactNode } from "react";
import { useRef } from "react";
import { css } from "../styles/styles";

interface SkipPastProps {
  /** "Skip the list of quotes" */
  label: string;
  /** Says to screen readers where the focus is afterward: "End of the list of quotes". */
  end: string;
  /** True if what is inside has many controls. */
  isLong: boolean;
  children: ReactNode;
}

const anchor = css`
  position: relative;
`;
const skip = css`
  position: absolute;
  z-index: 2;
  top: 0;
  inset-inline-start: 0;
  min-height: 48px;
  padding: 0 16px;
  border: 2px solid var(--iq-color-line-strong);
  border-radius: var(--iq-radius-action);
  background: var(--iq-color-raised);
  color: var(--iq-color-link);
  font-weight: var(--iq-font-label-weight);
  &:not(:focus-visible) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/**
 * Lets a keyboard pass a part with many controls in one press. The button is shown only while it has the focus. A button and not a
 * link, because the address is the host's.
 */
export function SkipPast({ label, end, isLong, children }: SkipPastProps) {
  const after = useRef<HTMLParagraphElement>(null);
  return (
    <div className={anchor}>
      {isLong && (
        <button type="button" className={skip} onClick={() => after.current?.focus()}>
          {label}
        </button>
      )}
      {children}
      {isLong && (
        <p className="vh" tabIndex={-1} ref={after}>
          {end}
        </p>
      )}
    </div>
  );
}
