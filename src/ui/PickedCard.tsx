import type { ReactNode } from "react";
import { Card } from "./Card";
import { eyebrow } from "./eyebrowStyle";
import { Monogram } from "./Monogram";
import { css } from "./styles";
import { cardTitle } from "./text";

interface PickedCardProps {
  /** "You picked" */
  title: string;
  carrier: string;
  monogram: string;
  tile?: number;
  /** Its certainty and price. */
  children: ReactNode;
}

const picked = css`
  display: grid;
  gap: var(--s3);
  > div {
    display: flex;
    align-items: center;
    gap: 14px;
  }
`;

/** One quote in short, beside a form that is about it. */
export const PickedCard = ({ title, carrier, monogram, tile, children }: PickedCardProps) => (
  <Card as="section" flat>
    <div className={picked}>
      <div>
        <Monogram letters={monogram} tile={tile} />
        <div>
          <p className={eyebrow}>{title}</p>
          <h2 className={cardTitle}>{carrier}</h2>
        </div>
      </div>
      <div>{children}</div>
    </div>
  </Card>
);
