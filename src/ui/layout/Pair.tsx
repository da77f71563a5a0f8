import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface PairProps {
  children: ReactNode;
  /** Short answers, such as names, which are side by side on a phone, too. */
  short?: boolean;
}

const pair = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--iq-density-gap);
  &.short {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9em), 1fr));
  }
  @container iq (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
    &.short {
      grid-template-columns: repeat(auto-fit, minmax(13em, 1fr));
    }
  }
`;

/** Two related fields: side by side from 640 px on, short ones wherever both fit. */
export const Pair = ({ children, short }: PairProps) => <div className={short ? `${pair} short` : pair}>{children}</div>;
