import type { ReactNode } from "react";
import { css } from "./styles";

const badge = css`
  display: inline-flex;
  align-items: center;
  padding: 3px 10px;
  border-radius: var(--iq-radius-chip);
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
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** What a quote is best at. The first on a card is filled, the second quiet. */
export const Badge = ({ children, quiet }: { children: ReactNode; quiet?: boolean }) => (
  <span className={quiet ? `${badge} quiet` : badge}>{children}</span>
);
