import type { ReactNode } from "react";
import { Card } from "./Card";
import { Heading } from "../layout/Heading";
import { eyebrow } from "../layout/eyebrowStyle";
import { css } from "../styles/styles";
import { help } from "../styles/text";

interface FigureCardProps {
  title: string;
  /** A Price. */
  figure: ReactNode;
  /** A Chip with the kind of figure. */
  chip: ReactNode;
  note: string;
  /** The error. */
  trouble?: string;
  action: ReactNode;
}

const inside = css`
  display: grid;
  gap: 6px;
  justify-items: start;
  > [role="status"] {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  > button {
    margin-bottom: -12px;
  }
`;

/** An important figure, with its reliability and a way to recompute it. */
export const FigureCard = ({ title, figure, chip, note, trouble, action }: FigureCardProps) => (
  <Card as="section">
    <div className={inside}>
      <Heading rank={2} className={eyebrow}>
        {title}
      </Heading>
      <div role="status">
        {figure}
        {chip}
        <p className={help}>{note}</p>
        {trouble && <p className={help}>{trouble}</p>}
      </div>
      {action}
    </div>
  </Card>
);
