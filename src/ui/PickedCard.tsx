import type { ReactNode } from "react";
import { eyebrow } from "./eyebrowStyle";
import { Monogram } from "./Monogram";
import { css } from "./styles";
import { cardTitle, help } from "./text";

interface PickedCardProps {
  /** "You picked" */
  title: string;
  carrier: string;
  monogram: string;
  tile?: number;
  /** A Certainty. */
  certainty?: ReactNode;
  /** "$107.03 a month" */
  price: string;
}

const picked = css`
  display: grid;
  gap: var(--s3);
  justify-items: start;
`;

/** One quote in short, beside a form that is about it. No frame: the rail is narrow. */
export const PickedCard = ({ title, carrier, monogram, tile, certainty, price }: PickedCardProps) => (
  <section className={picked} aria-labelledby="picked">
    <Monogram letters={monogram} tile={tile} />
    <div>
      <p className={eyebrow}>{title}</p>
      <h2 className={cardTitle} id="picked">
        {carrier}
      </h2>
      <p className={`${help} num`}>{price}</p>
    </div>
    {certainty}
  </section>
);
