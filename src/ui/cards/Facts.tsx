import type { ReactNode } from "react";
import { Card } from "./Card";
import { css } from "../styles/styles";

interface FactsProps {
  children: ReactNode;
  /** Without the card, inside something that already is one. */
  plain?: boolean;
}

const facts = css`
  margin-block: -14px;
`;

/** Answers in a card, one FactRow each. */
export function Facts({ children, plain }: FactsProps) {
  const list = <dl className={facts}>{children}</dl>;
  return plain ? list : <Card flat>{list}</Card>;
}
