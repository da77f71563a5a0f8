import type { ReactNode } from "react";
import { Card } from "../cards/Card";
import { Monogram } from "../cards/Monogram";
import { Heading } from "../layout/Heading";
import { css } from "../styles/styles";
import { cardTitle, fine, help } from "../styles/text";

interface BuyingCardProps {
  name: string;
  monogram: string;
  tile: number;
  /** A Certainty. */
  certainty: ReactNode;
  /** A Price. */
  price: ReactNode;
  /** "$204.60 for 12 months" */
  total: string;
  /** "Starts December 1, 2026" */
  starts: string;
  /** A link Button that changes the first day. */
  change: ReactNode;
  /** Below the card: the steps that are left. */
  note: string;
}

const buying = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  .sum {
    text-align: end;
  }
  .when {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
    margin-top: 10px;
    padding-top: 4px;
    border-top: 1px solid var(--iq-color-line);
    font-size: 15px;
    line-height: 22px;
  }
  /* Price and total share a line of their own: beside them a long name would be cut into syllables. */
  @container iq (max-width: 639px) {
    grid-template-columns: auto minmax(0, 1fr);
    .sum {
      grid-column: 1 / -1;
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 12px;
      margin-top: 6px;
      text-align: start;
    }
  }
  @container iq (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
    > span {
      display: none;
    }
  }
  @container iq (min-width: 960px) {
    grid-template-columns: auto minmax(0, 1fr);
    .sum {
      grid-column: 1 / -1;
      margin-top: 10px;
      text-align: start;
    }
  }
`;

const below = css`
  margin-block: 10px var(--s4);
`;

/** The quote that is about to be signed for, with its price and first day. */
export const BuyingCard = ({ name, monogram, tile, certainty, price, total, starts, change, note }: BuyingCardProps) => (
  <>
    <Card>
      <div className={buying}>
        <Monogram letters={monogram} tile={tile} />
        <div>
          <Heading rank={2} className={cardTitle}>
            {name}
          </Heading>
          {certainty}
        </div>
        <div className="sum">
          {price}
          <p className={`${fine} num`}>{total}</p>
        </div>
        <p className="when">
          <span>{starts}</span>
          {change}
        </p>
      </div>
    </Card>
    <p className={`${help} ${below}`}>{note}</p>
  </>
);
