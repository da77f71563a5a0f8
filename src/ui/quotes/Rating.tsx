import { StarIcon } from "../icons/StarIcon";
import { css } from "../styles/styles";

interface RatingProps {
  /** "4.2" */
  value: string;
  /** For screen readers: "Claims rating 4.2 out of 5". */
  label: string;
}

const rating = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: 15px;
  line-height: 22px;
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

/** A company's claims rating, as a star and a figure. */
export const Rating = ({ value, label }: RatingProps) => (
  <span className={rating}>
    <StarIcon />
    <span aria-hidden="true">{value}</span>
    <span className="vh">{label}</span>
  </span>
);
