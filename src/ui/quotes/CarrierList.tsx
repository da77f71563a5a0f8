import type { ReactNode } from "react";
import { Monogram } from "../cards/Monogram";
import { css } from "../styles/styles";

interface CarrierListProps {
  items: readonly { id: string; monogram: string; tile?: number; name: string; detail: string; action: ReactNode }[];
}

const list = css`
  margin-block: -12px;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 14px;
    align-items: center;
    padding: 12px 0;
  }
  li > :nth-child(2) {
    flex: 1 6em;
  }
  li + li {
    border-top: 1px solid var(--iq-color-line);
  }
  b {
    display: block;
    font-weight: var(--iq-font-title-weight);
  }
  small {
    display: block;
    font-size: 15px;
    line-height: 22px;
    text-wrap: balance;
    color: var(--iq-color-text-muted);
  }
  @media print {
    margin-top: 4px;
  }
`;

/** Carriers without a price on screen, each with an action. */
export const CarrierList = ({ items }: CarrierListProps) => (
  <ul className={list}>
    {items.map((item) => (
      <li key={item.id}>
        <Monogram letters={item.monogram} tile={item.tile} size="small" />
        <span>
          <b>{item.name}</b>
          <small>{item.detail}</small>
        </span>
        {item.action}
      </li>
    ))}
  </ul>
);
