import type { ReactNode } from "react";
import { css } from "../styles/styles";

const narrow = css`
  @container iq (min-width: 960px) {
    display: none;
  }
`;

/** What a wide host has another way for. */
export const NarrowOnly = ({ children }: { children: ReactNode }) => <div className={narrow}>{children}</div>;
