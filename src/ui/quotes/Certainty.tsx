import { ApproxIcon } from "../icons/ApproxIcon";
import { GoodIcon } from "../icons/GoodIcon";
import { css } from "../styles/styles";

interface CertaintyProps {
  /** True if the carrier guarantees the price. */
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

/** The reliability of a price, shown by word and by shape. */
export const Certainty = ({ firm, label }: CertaintyProps) => (
  <span className={firm ? `${certainty} firm` : certainty}>
    {firm ? <GoodIcon size="sm" /> : <ApproxIcon size="sm" />}
    {label}
  </span>
);
