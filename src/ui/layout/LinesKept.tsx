import type { ReactNode } from "react";
import { css } from "../styles/styles";

const lines = css`
  min-height: 40px;
  margin-bottom: 6px;
  font-size: 14px;
  line-height: 20px;
  color: var(--iq-color-text-muted);
  font-variant-numeric: lining-nums;
  @container iq (min-width: 640px) {
    min-height: 24px;
    margin-bottom: 14px;
    font-size: 16px;
    line-height: 24px;
  }
`;

/** A text under a heading that keeps the height of two lines, so that a shorter one moves nothing below it. */
export const LinesKept = ({ children }: { children: ReactNode }) => <p className={lines}>{children}</p>;
