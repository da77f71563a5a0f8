import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface FactRowProps {
  name: string;
  value: ReactNode;
  /** A Chip with the source of the value. */
  source?: ReactNode;
  /** One or two link Buttons, such as "Change", with labels that name the fact. They are stacked if the row is narrow. */
  action?: ReactNode;
}

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--s4);
  align-items: center;
  padding: 14px 0;
  div + & {
    border-top: 1px solid var(--iq-color-line);
  }
  dt {
    font-size: 15px;
    line-height: 22px;
    color: var(--iq-color-text-muted);
    /* Actions one below the other are taller than both: name and value stay together. */
    align-self: end;
  }
  dt + dd {
    align-self: start;
  }
  dd {
    grid-column: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    /* An e-mail address in a large font. */
    overflow-wrap: anywhere;
    font-weight: var(--iq-font-title-weight);
    font-variant-numeric: lining-nums;
  }
  .act {
    grid-column: 2;
    grid-row: 1 / span 2;
    flex-direction: column;
    align-items: flex-end;
    gap: 0 20px;
  }
  @media print {
    padding: 4px 0;
  }
  @container iq (max-width: 259px) {
    .act {
      grid-area: auto / 1;
    }
  }
  @container iq (min-width: 640px) {
    .act {
      flex-direction: row;
    }
  }
`;

/** An answer with its name, its source and a way to change it. */
export const FactRow = ({ name, value, source, action }: FactRowProps) => (
  <div className={row}>
    <dt>{name}</dt>
    <dd>
      <span>{value}</span>
      {source}
    </dd>
    {action && <dd className="act">{action}</dd>}
  </div>
);
