import type { ReactNode } from "react";
import { css } from "../styles/styles";

const list = css`
  margin-block: -8px;
  .awaited {
    visibility: hidden;
  }
  > li > :is(button, a) {
    justify-content: start;
    gap: 12px;
    padding-block: 6px;
    line-height: 22px;
  }
  > li > p {
    padding-bottom: 8px;
  }
`;

/**
 * Quiet actions in a vertical list, each an `li` with a link button, and a note about them. An `awaited` one keeps its place, so that
 * nothing moves when it comes.
 */
export const ToolList = ({ children }: { children: ReactNode }) => <ul className={list}>{children}</ul>;
