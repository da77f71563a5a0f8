import type { ReactNode } from "react";
import { css } from "../styles/styles";

const tile = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  border-radius: var(--iq-radius-tile);
  background: var(--iq-icon-tile);
  color: var(--iq-icon-color);
`;

/** The colored square behind an icon. */
export const Tile = ({ children }: { children: ReactNode }) => <span className={tile}>{children}</span>;
