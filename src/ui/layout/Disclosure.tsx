import type { ReactNode } from "react";
import { DownIcon } from "../icons/DownIcon";
import { css } from "../styles/styles";

interface DisclosureProps {
  title: string;
  /** Beside the title: "4 carriers". */
  count?: string;
  children: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** Without a frame, inside something that already has one. */
  plain?: boolean;
}

const more = css`
  border: var(--iq-border-card) solid var(--iq-color-line);
  border-radius: var(--iq-radius-card);
  background: var(--iq-color-raised);
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 56px;
    padding: 10px 20px;
    border-radius: inherit;
    font-weight: var(--iq-font-title-weight);
    overflow-wrap: anywhere;
    list-style: none;
    cursor: pointer;
  }
  @container iq (max-width: 259px) {
    summary {
      flex-wrap: wrap;
    }
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary span {
    font-weight: 400;
    color: var(--iq-color-text-muted);
    white-space: nowrap;
  }
  summary svg {
    margin-inline-start: auto;
    transition: rotate var(--iq-motion-press);
  }
  &[open] summary svg {
    rotate: 180deg;
  }
  > div {
    padding: 0 20px 16px;
  }
  &.plain {
    border: 0;
    background: none;
    summary {
      min-height: 40px;
      padding: 4px 0;
    }
    > div {
      padding: 0 0 8px;
    }
  }
`;

/** Content that most visitors don't need, one press away. */
export const Disclosure = ({ title, count, children, open, onToggle, plain }: DisclosureProps) => (
  <details className={plain ? `${more} plain` : more} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
    <summary>
      {title}
      {count && <span> {count}</span>}
      <DownIcon />
    </summary>
    <div>{children}</div>
  </details>
);
