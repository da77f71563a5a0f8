import type { ReactNode } from "react";
import { css } from "../styles/styles";

const list = css`
  margin-block: -8px;
  button,
  a {
    justify-content: start;
    gap: 12px;
    padding-block: 6px;
    line-height: 22px;
  }
`;

/** Quiet actions in a vertical list, each an `li` with a link button. */
export const ToolList = ({ children }: { children: ReactNode }) => <ul className={list}>{children}</ul>;
