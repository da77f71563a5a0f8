import type { MouseEvent, ReactNode } from "react";
import { press } from "../buttons/press";
import { css } from "../styles/styles";

export interface TypeCard {
  id: string;
  label: string;
  hint?: string;
  icon: ReactNode;
  href: string;
}

interface TypeCardsProps {
  cards: readonly TypeCard[];
  onPick: (id: string, event: MouseEvent) => void;
}

const grid = css`
  display: grid;
  gap: var(--iq-density-gap);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  li {
    display: grid;
  }
  a {
    display: flex;
    flex-direction: column;
    gap: var(--s3);
    min-height: 136px;
    padding: var(--s4);
    background: var(--iq-color-raised);
    border: var(--iq-border-card) solid var(--iq-color-line);
    border-radius: var(--iq-radius-card);
    box-shadow: var(--iq-shadow-card);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--iq-color-selected);
    box-shadow: var(--iq-shadow-lift);
  }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 64px;
    height: 64px;
    border-radius: var(--iq-radius-tile);
    background: var(--iq-icon-tile);
  }
  /* A partner's own picture fills the tile: it brings its own margin. */
  i > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  b {
    display: block;
    font-family: var(--iq-font-heading);
    font-weight: var(--iq-font-title-weight);
    font-size: 18px;
    line-height: 24px;
  }
  small {
    display: block;
    font-size: 14px;
    line-height: 20px;
    color: var(--iq-color-text-muted);
  }
  @container iq (max-width: 359px) {
    grid-template-columns: 1fr;
    a {
      flex-direction: row;
      align-items: center;
      min-height: 0;
    }
  }
  @container iq (max-width: 259px) {
    i {
      display: none;
    }
  }
  @container iq (min-width: 640px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    a {
      min-height: 208px;
      padding: 20px;
    }
    i {
      width: 80px;
      height: 80px;
    }
    i > svg.tile {
      width: 56px;
      height: 56px;
    }
  }
`;

/** The types of insurance, each a link. */
export const TypeCards = ({ cards, onPick }: TypeCardsProps) => (
  <ul className={grid}>
    {cards.map((card) => (
      <li key={card.id}>
        <a href={card.href} className={press} onClick={(event) => onPick(card.id, event)}>
          <i>{card.icon}</i>
          <span>
            <b>{card.label}</b>
            {card.hint && <small>{card.hint}</small>}
          </span>
        </a>
      </li>
    ))}
  </ul>
);
