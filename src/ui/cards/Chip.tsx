import type { ReactNode } from "react";
import { BadIcon } from "../icons/BadIcon";
import { TickIcon } from "../icons/TickIcon";
import { css } from "../styles/styles";

interface ChipProps {
  children: ReactNode;
  /** `ask` has its own icon: "Assumed, confirm". `good` has a tick: "From you". */
  tone?: "plain" | "good" | "ask";
}

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 10px;
  border-radius: var(--iq-radius-chip);
  font-size: 14px;
  line-height: 20px;
  font-weight: 400;
  font-variant-numeric: lining-nums;
  background: var(--iq-color-sunken);
  color: var(--iq-color-text-muted);
  &.good {
    background: var(--iq-color-success-soft);
    color: var(--iq-color-success);
  }
  &.ask {
    background: var(--iq-color-warning-soft);
    color: var(--iq-color-warning);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** A label for the source or kind of an answer. */
export const Chip = ({ children, tone = "plain" }: ChipProps) => (
  <span className={`${chip} ${tone}`}>
    {tone === "ask" && <BadIcon size="xs" />}
    {tone === "good" && <TickIcon size="xs" />}
    {children}
  </span>
);
