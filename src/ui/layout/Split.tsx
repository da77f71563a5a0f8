import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface SplitProps {
  children: ReactNode;
  aside: ReactNode;
}

const split = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  @container iq (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 300px;
    gap: 40px;
    align-items: start;
  }
  @media print {
    display: block;
    > :last-child {
      margin-top: var(--s4);
    }
  }
`;

/** A list with tools beside it, or below it on smaller hosts. */
export const Split = ({ children, aside }: SplitProps) => (
  <div className={split}>
    <div>{children}</div>
    <div>{aside}</div>
  </div>
);
