import type { ReactNode } from "react";
import { Heading } from "../layout/Heading";
import { eyebrow } from "../layout/eyebrowStyle";
import { Monogram } from "../cards/Monogram";
import { css } from "../styles/styles";
import { cardTitle, help } from "../styles/text";

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
  @container iq (max-width: 959px) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    margin: calc(var(--s2) * -1) 0 var(--s5);
    padding: var(--s3) var(--s4);
    border: var(--iq-border-card) solid var(--iq-color-line);
    border-radius: var(--iq-radius-card);
    background: var(--iq-color-raised);
    > :nth-child(3) {
      grid-column: 2;
      margin-top: calc(var(--s3) * -1);
    }
  }
`;

/**
 * A short form of a quote, beside a form about it. On narrow hosts it is a card above the form; beside the form, where space
 * is limited, it has no frame.
 */
export const PickedCard = ({ title, carrier, monogram, tile, certainty, price }: PickedCardProps) => (
  <section className={picked} aria-label={title}>
    <Monogram letters={monogram} tile={tile} />
    <div>
      <p className={eyebrow}>{title}</p>
      <Heading rank={2} className={cardTitle}>
        {carrier}
      </Heading>
      <p className={`${help} num`}>{price}</p>
    </div>
    {certainty}
  </section>
);
