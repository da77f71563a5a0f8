import { dollars, exactDollars } from "../../kernel/money";
import { NextIcon } from "../icons/NextIcon";
import { css } from "../styles/styles";
import { Certainty } from "./Certainty";

interface WhatIfProps {
  /** "What-if estimate"; while nothing is changed, what the price is: "Firm price". */
  label: string;
  /** True if the company guarantees the price shown. */
  firm?: boolean;
  /** The company with the price. */
  carrier: string;
  /** Dollars a month. */
  before: number;
  /** Whole dollars a month; null while nothing is changed. */
  after: number | null;
  /** "/mo" */
  per: string;
  /** "about $16 less", or that nothing is changed. */
  difference: string;
  /** All of it in one sentence, for screen readers. */
  said: string;
}

const panel = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: end;
  justify-content: space-between;
  padding: 10px 14px;
  background: var(--iq-color-sunken);
  border-radius: var(--iq-radius-card);
  font-size: 15px;
  line-height: 22px;
  font-variant-numeric: lining-nums;
  > p {
    flex: 1 1 auto;
  }
  > p > span {
    white-space: normal;
  }
  > p + p {
    text-align: end;
  }
  b,
  strong {
    display: block;
  }
  strong {
    font-weight: var(--iq-font-label-weight);
  }
  .less {
    color: var(--iq-color-success);
  }
  .prices {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    color: var(--iq-color-text-muted);
    white-space: nowrap;
  }
  i {
    font-family: var(--iq-font-price);
    font-style: normal;
    font-weight: var(--iq-font-price-weight);
    font-size: 24px;
    line-height: 28px;
    color: var(--iq-color-text);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** One company's price, and beside it an estimate of the price with what is being changed, which never replaces it. */
export const WhatIf = ({ label, firm = false, carrier, before, after, per, difference, said }: WhatIfProps) => (
  <div className={panel} role="status">
    <span className="vh">{said}</span>
    <p aria-hidden="true">
      <b>{carrier}</b>
      <Certainty firm={firm} label={label} />
    </p>
    <p aria-hidden="true">
      <span className="prices">
        {after !== null && (
          <>
            <s>{dollars(before)}</s>
            <NextIcon size="xs" />
          </>
        )}
        <span>
          <i>{after === null ? exactDollars(before) : dollars(after)}</i>
          {per}
        </span>
      </span>
      <strong className={after !== null && after < Math.round(before) ? "less" : ""}>{difference}</strong>
    </p>
  </div>
);
