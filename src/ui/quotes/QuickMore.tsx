import type { ReactNode } from "react";
import { TuneIcon } from "../icons/TuneIcon";
import { css } from "../styles/styles";
import { quickChip } from "./QuickChips";

const more = css`
  flex: 0 0 calc(84 * var(--iq-u));
  font-size: 13px;
  line-height: 18px;
  font-weight: var(--iq-font-label-weight);
  color: var(--iq-color-link);
  cursor: pointer;
  &.awaited {
    visibility: hidden;
  }
  @container iq (min-width: 640px) {
    flex-basis: auto;
    grid-auto-flow: column;
    align-items: center;
    justify-content: center;
    gap: 8px;
    padding-inline: 20px;
    font-size: 16px;
  }
`;

interface QuickMoreProps {
  children: ReactNode;
  /** Keeps the button's place, so that the chips beside it stay where they are when it comes. */
  awaited: boolean;
  onPress: () => void;
}

/** Leads from the chips to all choices. */
export const QuickMore = ({ children, awaited, onPress }: QuickMoreProps) => (
  <button type="button" className={`${quickChip} ${more} ${awaited ? "awaited" : ""}`} onClick={onPress}>
    <TuneIcon size="sm" />
    <span>{children}</span>
  </button>
);
