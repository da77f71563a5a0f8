import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface CardProps {
  children: ReactNode;
  /** `li` inside a list of cards. */
  as?: "div" | "li" | "section";
  /** Without a shadow, for a card beside others that have one. */
  flat?: boolean;
  /** Has the chosen edge. */
  on?: boolean;
  id?: string;
}

const card = css`
  background: var(--iq-color-raised);
  border: var(--iq-border-card) solid var(--iq-color-line);
  border-radius: var(--iq-radius-card);
  box-shadow: var(--iq-shadow-card);
  padding: 20px;
  break-inside: avoid;
  &.flat {
    box-shadow: none;
  }
  &.on {
    border-color: var(--iq-color-selected);
    box-shadow: inset 0 0 0 calc(var(--iq-border-selected) - var(--iq-border-card)) var(--iq-color-selected),
      var(--iq-shadow-card);
  }
  @container iq (min-width: 640px) {
    padding: var(--iq-density-card-pad);
  }
`;

/** A raised panel. */
export const Card = ({ children, as: Tag = "div", flat, on, id }: CardProps) => (
  <Tag id={id} className={`${card}${flat ? " flat" : ""}${on ? " on" : ""}`}>
    {children}
  </Tag>
);
