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

/** What changes how something is shown, side by side where there is room. Not for paper. */
export const Toolbar = ({ children }: { children: ReactNode }) => <div className={`${toolbar} unprinted`}>{children}</div>;
