import { dollarsAndCents } from "../../kernel/money";
import { css } from "../styles/styles";
import { useCount } from "../behavior/useCount";

interface PriceProps {
  /** In dollars. */
  amount: number;
  /** "a month" */
  per?: string;
  /** Announced once, without the counting: "$114.00 a month". */
  label: string;
  /** Without cents, for large sums. */
  whole?: boolean;
  /** As in the head of a table. */
  small?: boolean;
  /** As in a row of a list. */
  row?: boolean;
}

const price = css`
  font-family: var(--iq-font-price);
  font-weight: var(--iq-font-price-weight);
  font-size: min(var(--iq-font-price-size), 15cqi);
  line-height: 1.1;
  letter-spacing: var(--iq-font-price-tracking);
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  i {
    font-style: normal;
    font-size: 0.5em;
    line-height: 0;
    vertical-align: 0.62em;
    letter-spacing: 0;
    margin-inline: 1px;
  }
  small {
    margin-inline-start: 4px;
    font-family: var(--iq-font-body);
    font-size: 16px;
    font-weight: 400;
    letter-spacing: 0;
    color: var(--iq-color-text-muted);
  }
  &.small {
    font-size: calc(var(--iq-font-price-size) * 0.7);
    line-height: 1.2;
  }
  &.row {
    font-size: 24px;
    line-height: 26px;
  }
  &.small small,
  &.row small {
    font-size: 14px;
    margin-inline-start: 2px;
  }
  /* Six columns of a table fit on one sheet. */
  @media print {
    &.small {
      font-size: 17px;
    }
    &.small small {
      font-size: 12px;
      margin-inline-start: 0;
    }
  }
`;

/** The largest text on its card. It counts to a new value, to make changes visible. */
export function Price({ amount, per, label, whole, small, row }: PriceProps) {
  const { dollars, cents } = dollarsAndCents(useCount(amount));
  return (
    <p className={`${price}${small ? " small" : row ? " row" : ""}`}>
      <span className="vh">{label}</span>
      <span aria-hidden="true">
        {whole ? "$" : <i>$</i>}
        {dollars}
        {!whole && <i>.{cents}</i>}
        {per && <small>{per}</small>}
      </span>
    </p>
  );
}
