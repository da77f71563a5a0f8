import type { ReactNode } from "react";
import { css } from "../styles/styles";

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--iq-density-gap);
  > * {
    flex: 1 1 auto;
  }
`;

/** Buttons beside each other, or below each other where the words of one would need a second line. */
export const SideBySide = ({ children }: { children: ReactNode }) => <div className={row}>{children}</div>;
