import type { ReactNode } from "react";
import { NextIcon } from "../icons/NextIcon";
import { press } from "../buttons/press";
import { Heading } from "../layout/Heading";
import { css } from "../styles/styles";
import { cardTitle, help } from "../styles/text";
import { Tile } from "../cards/Tile";

interface ActionCard {
  id: string;
  label: string;
  /** The consequence, in one line. */
  hint?: string;
  icon: ReactNode;
}

interface ActionCardsProps {
  id: string;
  title: string;
  lede?: string;
  cards: readonly ActionCard[];
  onPick: (id: string) => void;
}

const section = css`
  display: grid;
  gap: var(--s4);
  margin-block: var(--s6);
`;
const rows = css`
  display: grid;
  gap: 10px;
  li {
    display: grid;
  }
  button {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: var(--iq-density-option);
    padding: 12px 16px;
    background: var(--iq-color-raised);
    border: var(--iq-border-card) solid var(--iq-color-line);
    border-radius: var(--iq-radius-card);
    box-shadow: var(--iq-shadow-card);
    cursor: pointer;
  }
  button:hover {
    border-color: var(--iq-color-selected);
    box-shadow: var(--iq-shadow-lift);
  }
  .words {
    flex: 1;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    line-height: 24px;
    font-weight: var(--iq-font-title-weight);
  }
  small {
    display: block;
    font-size: 15px;
    line-height: 21px;
    color: var(--iq-color-text-muted);
  }
`;

/** Actions under a heading, each in a row of its own. Unlike option cards they act at once. */
export const ActionCards = ({ id: sectionId, title, lede, cards, onPick }: ActionCardsProps) => (
  <section className={`${section} unprinted`} aria-labelledby={sectionId}>
    <div>
      <Heading rank={2} className={cardTitle} id={sectionId}>
        {title}
      </Heading>
      {lede && <p className={help}>{lede}</p>}
    </div>
    <ul className={rows}>
      {cards.map(({ id, label, hint, icon }) => (
        <li key={id}>
          <button type="button" className={press} onClick={() => onPick(id)}>
            <Tile>{icon}</Tile>
            <span className="words">
              <b>{label}</b>
              {hint && <small>{hint}</small>}
            </span>
            <NextIcon />
          </button>
        </li>
      ))}
    </ul>
  </section>
);
