import type { ReactNode } from "react";
import { css } from "../styles/styles";

const badge = css`
  display: inline-flex;
  align-items: center;
  padding: 3px 10px;
  /* Round ends for one line; around two they would make an oval. */
  border-radius: min(var(--iq-radius-chip), 13px);
  font-size: var(--iq-font-eyebrow-size);
  line-height: 20px;
  font-weight: var(--iq-font-label-weight);
  text-transform: var(--iq-font-eyebrow-case);
  letter-spacing: var(--iq-font-eyebrow-tracking);
  background: var(--iq-color-badge);
  color: var(--iq-color-on-badge);
  &.quiet {
    background: var(--iq-color-sunken);
    color: var(--iq-color-text);
  }
  &.spent {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  /* Paper has no backgrounds, unless the visitor asks for them. */
  @media print {
    padding-inline: 0;
    background: none;
    color: var(--iq-color-text);
  }
`;

interface BadgeProps {
  children: ReactNode;
  quiet?: boolean;
  /** No longer true. The badge keeps its space, so that nothing moves. */
  spent?: boolean;
}

/** A quote's best feature. The first badge on a card is filled, the second quiet. */
export const Badge = ({ children, quiet, spent }: BadgeProps) => (
  <span className={`${badge}${quiet ? " quiet" : ""}${spent ? " spent" : ""}`}>{children}</span>
);
