import type { ReactNode } from "react";
import { css } from "../styles/styles";

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

/** Chips or badges in a row. */
export const Chips = ({ children }: { children: ReactNode }) => <div className={chips}>{children}</div>;
