import type { ReactNode } from "react";
import { css } from "../styles/styles";

const column = css`
  width: 100%;
  max-width: 592px;
  margin: 0 auto;
  padding: 0 var(--s4) var(--s5);
  @container iq (min-width: 640px) {
    max-width: 768px;
    padding-inline: var(--s5);
  }
  @container iq (min-width: 960px) {
    max-width: 608px;
  }
`;

/** Content below a step in its column. */
export const Column = ({ children }: { children: ReactNode }) => <div className={column}>{children}</div>;
