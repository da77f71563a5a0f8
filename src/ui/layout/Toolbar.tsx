import type { ReactNode } from "react";
import { css } from "../styles/styles";

const toolbar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3) var(--s6);
  > :first-child {
    flex: 0 1 400px;
  }
`;

/** Controls for the display of a list, side by side if there is room. Not printed. */
export const Toolbar = ({ children }: { children: ReactNode }) => <div className={`${toolbar} unprinted`}>{children}</div>;
