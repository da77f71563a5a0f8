import type { ReactNode } from "react";
import { Card } from "./Card";
import { Monogram } from "./Monogram";
import { Heading } from "../layout/Heading";
import { css } from "../styles/styles";
import { cardTitle, help } from "../styles/text";

interface DriverCardProps {
  id: string;
  /** "MO" */
  initials: string;
  tile?: number;
  name: string;
  /** "Born 1988, licensed since 2005" */
  detail?: string;
  /** Chips: "Main driver". */
  chips?: ReactNode;
  actions?: ReactNode;
  on?: boolean;
}

const layout = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px var(--s4);
  align-items: center;
  > .below {
    grid-column: 2;
  }
  > .acts {
    grid-column: 2;
    margin-block: -4px -12px;
  }
`;

/** A driver, or another person on the application, in a list. */
export const DriverCard = ({ id, initials, tile, name, detail, chips, actions, on }: DriverCardProps) => (
  <Card as="li" on={on}>
    <div className={layout} role="group" aria-labelledby={`${id}-name`}>
      <Monogram letters={initials} tile={tile} />
      <div>
        <Heading rank={2} className={cardTitle} id={`${id}-name`}>
          {name}
        </Heading>
        {detail && <p className={`${help} num`}>{detail}</p>}
      </div>
      {chips && <div className="below">{chips}</div>}
      {actions && <div className="acts">{actions}</div>}
    </div>
  </Card>
);
