import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface PairProps {
  children: ReactNode;
  /** Answers of few characters, such as names: side by side on a phone too. */
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

/** Two fields that belong together: side by side from 640 px, short ones wherever there is room for both. */
export const Pair = ({ children, short }: PairProps) => <div className={short ? `${pair} short` : pair}>{children}</div>;
