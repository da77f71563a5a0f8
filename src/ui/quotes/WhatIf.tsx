import { dollars, exactDollars } from "../../kernel/money";
import { Certainty } from "./Certainty";
import { HigherIcon } from "../icons/HigherIcon";
import { LowerIcon } from "../icons/LowerIcon";
import { css } from "../styles/styles";

interface WhatIfProps {
  /** "What-if estimate" */
  label: string;
  /** The company with the price. */
  carrier: string;
  /** Dollars a month. */
  before: number;
  /** Whole dollars a month. */
  after: number;
  /** "a month" */
  per: string;
  /** "$16 less", or that nothing changes. */
  difference: string;
  /** All of it in one sentence, for screen readers. */
  said: string;
}

const panel = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 16px;
  align-items: end;
  margin: var(--s3) 0;
  padding: 14px 16px;
  background: var(--iq-color-sunken);
  border-radius: var(--iq-radius-card);
  font-size: 15px;
  line-height: 22px;
  font-variant-numeric: tabular-nums lining-nums;
  p + p {
    text-align: end;
  }
  b {
    display: block;
    font-family: var(--iq-font-price);
    font-weight: var(--iq-font-price-weight);
    font-size: 30px;
    line-height: 36px;
  }
  small {
    font-family: var(--iq-font-body);
    font-size: 15px;
    font-weight: 400;
    color: var(--iq-color-text-muted);
  }
  s {
    color: var(--iq-color-text-muted);
  }
  strong {
    display: flex;
    gap: 4px;
    align-items: center;
    justify-content: end;
    font-weight: var(--iq-font-label-weight);
  }
  .less {
    color: var(--iq-color-success);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** An estimated price beside the current one, which it never replaces. */
export const WhatIf = ({ label, carrier, before, after, per, difference, said }: WhatIfProps) => (
  <div className={panel} role="status">
    <span className="vh">{said}</span>
    <p aria-hidden="true">
      <Certainty firm={false} label={label} />
      <b>
        {dollars(after)} <small>{per}</small>
      </b>
    </p>
    <p aria-hidden="true">
      {carrier}
      <br />
      <s>{exactDollars(before)}</s>
      <strong className={after < before ? "less" : ""}>
        {after < before ? <LowerIcon size="sm" /> : <HigherIcon size="sm" />}
        {difference}
      </strong>
    </p>
  </div>
);
