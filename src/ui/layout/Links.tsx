import type { ReactNode } from "react";
import { css } from "../styles/styles";

const links = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s5);
`;

/** Quiet actions in a row. */
export const Links = ({ children }: { children: ReactNode }) => <div className={links}>{children}</div>;
