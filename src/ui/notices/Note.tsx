import type { ReactNode, Ref } from "react";
import { GoodIcon } from "../icons/GoodIcon";
import { InfoIcon } from "../icons/InfoIcon";
import { WarningIcon } from "../icons/WarningIcon";
import { css } from "../styles/styles";

interface NoteProps {
  tone?: "info" | "good" | "care";
  children: ReactNode;
  /** Announced when it appears or changes. */
  live?: boolean;
  /** With space above it, for a note after fields. */
  apart?: boolean;
  /** For a note that takes the focus as it appears. */
  ref?: Ref<HTMLDivElement>;
}

const note = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  padding: 14px 16px;
  border-radius: var(--iq-radius-card);
  background: var(--iq-color-info-soft);
  font-size: 15px;
  line-height: 22px;
  > div > p + p {
    margin-top: 8px;
  }
  > svg {
    color: var(--iq-color-info);
  }
  &.apart {
    margin-top: var(--s4);
  }
  &.good {
    background: var(--iq-color-success-soft);
  }
  &.good > svg {
    color: var(--iq-color-success);
  }
  &.care {
    background: var(--iq-color-warning-soft);
  }
  &.care > svg {
    color: var(--iq-color-warning);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const icons = { info: InfoIcon, good: GoodIcon, care: WarningIcon };

/** A sentence about the content above it. */
export function Note({ tone = "info", children, live, apart, ref }: NoteProps) {
  const Icon = icons[tone];
  return (
    <div className={`${note} ${tone}${apart ? " apart" : ""}`} role={live ? "status" : undefined} {...(ref && { ref, tabIndex: -1 })}>
      <Icon />
      <div>{children}</div>
    </div>
  );
}
