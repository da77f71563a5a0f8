import type { ReactNode } from "react";
import { useRef } from "react";
import { css } from "../styles/styles";

interface SkipPastProps {
  /** "Skip the list of quotes" */
  label: string;
  /** Says to screen readers where the focus is afterward: "End of the list of quotes". */
  end: string;
  /** The number of rows inside, each with a few controls. */
  rows: number;
  children: ReactNode;
}

/** The number of rows that a keyboard passes without a way around them. */
const fewRows = 5;

const anchor = css`
  position: relative;
`;
/* In the flow while it has the focus, so that it covers nothing that can be pressed. */
const skip = css`
  min-height: 48px;
  margin-bottom: var(--s2);
  padding: 0 16px;
  border: 2px solid var(--iq-color-line-strong);
  border-radius: var(--iq-radius-action);
  background: var(--iq-color-raised);
  color: var(--iq-color-link);
  font-weight: var(--iq-font-label-weight);
  &:not(:focus-visible) {
    position: absolute;
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/**
 * Lets a keyboard pass a part with many controls in one press. The button is shown only while it has the focus. A button and not a
 * link, because the address is the host's.
 */
export function SkipPast({ label, end, rows, children }: SkipPastProps) {
  const after = useRef<HTMLParagraphElement>(null);
  const isLong = rows > fewRows;
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
