import type { ReactNode } from "react";
import { css } from "./styles";

const pair = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(var(--iq-density-gap) + 6px) var(--iq-density-gap);
  @container iq (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Two fields that belong together: side by side from 640 px. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={pair}>{children}</div>;
