import { ApproxIcon } from "../icons/ApproxIcon";
import { GoodIcon } from "../icons/GoodIcon";
import { css } from "../styles/styles";

interface CertaintyProps {
  /** Whether the carrier stands behind the price. */
  firm: boolean;
  /** "Bindable price" or "Estimate". */
  label: string;
}

const certainty = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: 14px;
  line-height: 20px;
  font-weight: var(--iq-font-label-weight);
  color: var(--iq-color-text-muted);
  white-space: nowrap;
  &.firm {
    color: var(--iq-color-success);
  }
`;

/** What a price is worth. The word and the shape both differ. */
export const Certainty = ({ firm, label }: CertaintyProps) => (
  <span className={firm ? `${certainty} firm` : certainty}>
    {firm ? <GoodIcon size="sm" /> : <ApproxIcon size="sm" />}
    {label}
  </span>
);
