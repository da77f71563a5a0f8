import type { ReactNode } from "react";
import { Card } from "./Card";
import { css } from "./styles";

const facts = css`
  margin-block: -14px;
`;

/** Answers in a card, one FactRow each. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Card flat>
    <dl className={facts}>{children}</dl>
  </Card>
);
