import type { ReactNode } from "react";
import { Monogram } from "../cards/Monogram";
import { css } from "../styles/styles";

interface BoughtStripProps {
  carrier: string;
  monogram: string;
  tile: number;
  /** "Renters, starts December 1" */
  detail: string;
  /** "$20.60/mo" */
  price: string;
  /** A Certainty. */
  certainty: ReactNode;
}

const strip = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  padding-block: 8px;
  padding-inline: 10px 16px;
  background: var(--iq-color-raised);
  border: var(--iq-border-card) solid var(--iq-color-line);
  border-radius: var(--iq-radius-card);
  font-size: 15px;
  line-height: 20px;
  b {
    display: block;
    font-weight: var(--iq-font-title-weight);
  }
  small {
    display: block;
    font-size: 14px;
    color: var(--iq-color-text-muted);
    text-wrap: balance;
  }
  p:last-child {
    text-align: end;
  }
  @container iq (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
    > span {
      display: none;
    }
    p:last-child {
      text-align: start;
    }
  }
`;

/** The quote being bought, shown above each question of the purchase. */
export const BoughtStrip = ({ carrier, monogram, tile, detail, price, certainty }: BoughtStripProps) => (
  <div className={strip}>
    <Monogram letters={monogram} tile={tile} />
    <p>
      <b>{carrier}</b>
      <small>{detail}</small>
    </p>
    <p>
      <b className="num">{price}</b>
      {certainty}
    </p>
  </div>
);
