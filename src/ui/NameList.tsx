import type { ReactNode } from "react";
import { Monogram } from "./Monogram";
import { css } from "./styles";

interface NameListProps {
  items: readonly { id: string; monogram: string; name: string; detail: string; action?: ReactNode }[];
}

const list = css`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
    align-items: center;
    padding: 10px 0;
    border-top: 1px solid var(--iq-color-line);
    font-size: 15px;
    line-height: 22px;
  }
  small {
    flex: 1;
    text-align: end;
    color: var(--iq-color-text-muted);
  }
`;

/** Carriers in short: who, and why there is no price. */
export const NameList = ({ items }: NameListProps) => (
  <ul className={list}>
    {items.map((item) => (
      <li key={item.id}>
        <Monogram letters={item.monogram} size="small" />
        <span>{item.name}</span>
        <small>{item.detail}</small>
        {item.action}
      </li>
    ))}
  </ul>
);
