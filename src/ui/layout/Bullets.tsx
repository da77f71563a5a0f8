import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface BulletsProps {
  items: readonly { id: string; text: ReactNode }[];
}

const list = css`
  display: grid;
  gap: var(--s4);
  li {
    position: relative;
    padding-inline-start: 28px;
  }
  li::before {
    content: "";
    position: absolute;
    inset-inline-start: 6px;
    top: 9px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--iq-color-accent);
    forced-color-adjust: none;
  }
`;

/** An unordered list. The role is necessary because Safari doesn't announce a list without markers. */
export const Bullets = ({ items }: BulletsProps) => (
  // eslint-disable-next-line jsx-a11y/no-redundant-roles -- see above
  <ul className={list} role="list">
    {items.map((item) => (
      <li key={item.id}>{item.text}</li>
    ))}
  </ul>
);
