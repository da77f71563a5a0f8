import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface ArtProps {
  /** Width and height of the drawing's grid. */
  grid: string;
  children: ReactNode;
}

const art = css`
  width: 100%;
  max-width: 420px;
  height: auto;
  stroke-linecap: var(--iq-icon-cap);
  stroke-linejoin: var(--iq-icon-join);
  .b {
    fill: var(--iq-art-body);
    stroke: var(--iq-art-stroke);
    stroke-width: var(--iq-art-stroke-width);
  }
  .k {
    fill: var(--iq-art-back);
  }
  .c {
    fill: var(--iq-art-cut);
    stroke: var(--iq-art-stroke);
    stroke-width: var(--iq-art-stroke-width);
  }
  .a {
    fill: var(--iq-art-accent);
    stroke: var(--iq-art-stroke);
    stroke-width: var(--iq-art-stroke-width);
  }
  .l {
    fill: none;
    stroke: var(--iq-art-detail);
    stroke-width: 2;
  }
  .w {
    fill: none;
    stroke: var(--iq-art-cut);
    stroke-width: 6;
  }
  .al {
    fill: none;
    stroke: var(--iq-art-accent);
    stroke-width: 4;
  }
`;

/**
 * An illustration whose shapes have roles, so that a brand's tokens turn the same drawing into lines, a silhouette or flat
 * color: `b` body, `k` ground, `c` cut-out, `a` accent, `l` small lines, `w` a bold line on a body, `al` an accent line.
 */
export const Art = ({ grid, children }: ArtProps) => (
  <svg className={art} viewBox={`0 0 ${grid}`} aria-hidden="true" focusable="false">
    {children}
  </svg>
);
