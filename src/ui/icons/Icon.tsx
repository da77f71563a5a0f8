import type { ReactNode } from "react";
import { css } from "../styles/styles";

export interface IconProps {
  /** `xs` 14, `sm` 18, `tile` 40 (56 on the type selection), otherwise 24 px. */
  size?: "xs" | "sm" | "tile";
}

interface DrawingProps extends IconProps {
  /** 24 for the interface, 32 for icons on cards. */
  grid?: 24 | 32;
  children: ReactNode;
}

const icon = css`
  width: calc(24 * var(--iq-u));
  height: calc(24 * var(--iq-u));
  fill: none;
  stroke: currentColor;
  stroke-width: var(--iq-icon-stroke);
  stroke-linecap: var(--iq-icon-cap);
  stroke-linejoin: var(--iq-icon-join);
  .d {
    fill: var(--iq-icon-duo);
    stroke: none;
  }
  .s {
    fill: currentColor;
    stroke: none;
  }
  &.xs {
    width: calc(14 * var(--iq-u));
    height: calc(14 * var(--iq-u));
    stroke-width: 2.4;
  }
  &.sm {
    width: calc(18 * var(--iq-u));
    height: calc(18 * var(--iq-u));
    stroke-width: 2;
  }
  &.tile {
    width: 40px;
    height: 40px;
    color: var(--iq-icon-color);
    stroke-width: calc(var(--iq-icon-stroke) * 1.1px);
  }
  &.tile > * {
    vector-effect: non-scaling-stroke;
  }
`;

/**
 * Draws one stroke and a second tone; `d` marks the second tone, `s` a small solid. Always beside words, so hidden from
 * screen readers.
 */
export const Icon = ({ size, grid = 24, children }: DrawingProps) => (
  <svg className={size ? `${icon} ${size}` : icon} viewBox={`0 0 ${grid} ${grid}`} aria-hidden="true" focusable="false">
    {children}
  </svg>
);
