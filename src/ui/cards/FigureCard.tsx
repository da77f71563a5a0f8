import type { ReactNode } from "react";
import { Card } from "./Card";
import { eyebrow } from "../layout/eyebrowStyle";
import { css } from "../styles/styles";
import { help } from "../styles/text";

interface FigureCardProps {
  title: string;
  /** A Price. */
  figure: ReactNode;
  /** What kind of figure it is. */
  chip: ReactNode;
  note: string;
  /** What went wrong. */
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

/** One figure that much depends on, what it is worth, and how to have it made again. */
export const FigureCard = ({ title, figure, chip, note, trouble, action }: FigureCardProps) => (
  <Card as="section">
    <div className={inside}>
      <h2 className={eyebrow}>{title}</h2>
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
