import type { ReactNode } from "react";
import { css } from "../styles/styles";

const narrow = css`
  @container iq (min-width: 960px) {
    display: none;
  }
`;

/** Content for narrow hosts only, which wide hosts show differently. */
export const NarrowOnly = ({ children }: { children: ReactNode }) => <div className={narrow}>{children}</div>;
