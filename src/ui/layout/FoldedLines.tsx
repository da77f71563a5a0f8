import type { ReactNode } from "react";
import { DownIcon } from "../icons/DownIcon";
import { css } from "../styles/styles";

interface FoldedLine {
  id: string;
  icon: ReactNode;
  title: string;
  /** The line that sums the content up. */
  line: string;
  children: ReactNode;
}

const folded = css`
  background: var(--iq-color-raised);
  border: var(--iq-border-card) solid var(--iq-color-line);
  border-radius: var(--iq-radius-card);
  box-shadow: var(--iq-shadow-card);
  details + details {
    border-top: 1px solid var(--iq-color-line);
  }
  summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 12px;
    align-items: center;
    min-height: 64px;
    padding: 10px 16px;
    border-radius: inherit;
    overflow-wrap: anywhere;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  b,
  small {
    display: block;
  }
  b {
    font-weight: var(--iq-font-title-weight);
  }
  small {
    font-size: 15px;
    line-height: 22px;
    color: var(--iq-color-text-muted);
    font-variant-numeric: lining-nums;
  }
  summary > svg:first-child {
    width: calc(28 * var(--iq-u));
    height: calc(28 * var(--iq-u));
    color: var(--iq-icon-color);
  }
  summary > svg:last-child {
    transition: rotate var(--iq-motion-press);
  }
  [open] > summary > svg:last-child {
    rotate: 180deg;
  }
  details > div {
    padding: 0 16px 8px;
  }
  @container iq (min-width: 640px) {
    summary {
      padding-inline: 20px;
    }
    details > div {
      padding-inline: 20px;
    }
  }
`;

/** Groups of facts in one card, a line each, which opens to the facts. */
export const FoldedLines = ({ lines }: { lines: readonly FoldedLine[] }) => (
  <div className={folded}>
    {lines.map(({ id, icon, title, line, children }) => (
      <details key={id}>
        <summary>
          {icon}
          <span>
            <b>{title}</b>
            <small>{line}</small>
          </span>
          <DownIcon />
        </summary>
        <div>{children}</div>
      </details>
    ))}
  </div>
);
